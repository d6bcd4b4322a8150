"""Check a Feitoria game without trusting Feitoria: python verify.py RECORD.json [--terms TERMS.json] [--fingerprint HEX]

One file, nothing but Python 3.8 or newer. It checks what can be checked without the rules of the game:

- the secret against the promise that the lobby showed, also of every attempt that came to nothing;
- the seed against the secret, the terms and the number of the message that showed them;
- who was drawn to which seat;
- that moves were taken back only by those who had made them, or on a fresh fork of chance;
- the fingerprint that the bot's last message shows, and the terms as they were posted, where you give them.

That every move was legal and every draw came from the seed, `python -m games verify` checks: it plays the whole game again.
How all of this is made: docs/fair-play.md and docs/records.md. Ends with 0: all fits; 1: something does not; 2: unreadable.
"""

import argparse
import gzip
import hashlib
import hmac
import json
import sys


def main():
    """Read, check, tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("record", help="the file of the bot's last message")
    parser.add_argument("--terms", help="the file behind Fair play, kept when the game began")
    parser.add_argument("--message", help="the number (ID) of the message that showed the terms")
    parser.add_argument("--commitment", help="the code of the draw that the lobby showed")
    parser.add_argument("--fingerprint", help="what the bot's last message shows")
    asked = parser.parse_args()
    try:
        record = json.loads(load(asked.record), object_pairs_hook=once)
        posted = None if asked.terms is None else load(asked.terms)
        faults = list(check(record, asked, posted))
        lines = list(told(record))
    except (OSError, EOFError, ValueError, KeyError, TypeError, IndexError, RecursionError) as error:
        print(f"This cannot be read as a record: {error!r}", file=sys.stderr)
        return 2
    for line in lines:
        print(line)
    for fault in faults:
        print(f"WRONG: {fault}")
    if not asked.fingerprint:
        print("Not bound: who answered for a seat. Compare the fingerprint with the one in the bot's last message.")
    print("Something does not fit." if faults else "All of it fits. The rules were not checked.")
    return 1 if faults else 0


def load(name):
    """The text of a file."""
    with open(name, "rb") as file:
        stored = file.read()
    if stored[:2] == b"\x1f\x8b":
        stored = gzip.decompress(stored)
    return stored.decode("utf-8")


def once(pairs):
    """A JSON object in which no name stands twice: two readers would see two games."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name stands twice in one object")
    return found


def check(record, asked, posted):
    """Everything that does not fit, in sentences."""
    if not record["segments"]:
        yield "the record has no segments"
    if record["fair"] is None:
        yield "the record names no terms: its seed may have been chosen"
    else:
        yield from check_chance(record, record["fair"], asked, posted)
    yield from check_undos([entry for segment in record["segments"] for entry in segment["entries"]])
    if asked.fingerprint and asked.fingerprint.strip().lower() != fingerprint(record):
        yield "the fingerprint is another one: this is not the record that the bot gave out"


def check_chance(record, fair, asked, posted):
    """Promises, terms and seed."""
    terms = fair["terms"]
    promises = [(void["commitment"], void["secret"]) for void in terms["void"]]
    promises.append((terms["commitment"], fair["secret"]))
    for attempt, (promise, secret) in enumerate(promises, start=1):
        if hashlib.sha256(b"feitoria-commit-1|" + bytes.fromhex(secret)).hexdigest() != promise:
            yield f"the secret of attempt {attempt} is not the one that was promised"
    if terms["attempt"] != len(promises):
        yield "the attempts are not counted as the terms list them"
    text = json.dumps(terms, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    if posted is not None and posted != text:
        yield "the terms in the record are not those that were posted"
    if asked.message is not None and asked.message != fair["message_id"]:
        yield "the terms were shown by another message"
    if asked.commitment is not None and asked.commitment not in {one for one, _ in promises}:
        yield "the lobby's code of the draw is not among the promises"
    mixed = f"{text}|{int(fair['message_id'])}".encode()
    if hmac.new(bytes.fromhex(fair["secret"]), mixed, "sha256").hexdigest() != record["seed"]:
        yield "the seed is not the one that secret, terms and message make"
    if (terms["game"], terms["options"]) != (record["game"], record["options"]):
        yield "game or options are not those of the terms"
    if len(terms["entrants"]) != record["seats"]:
        yield "the terms name another number of players"
    first = record["segments"][0] if record["segments"] else None
    if first and (first["release"], first["schema"]) != (terms["version"], terms["schema"]):
        yield "release or schema of the first segment are not those of the terms"


def check_undos(entries):
    """Whether moves were taken back by the rules, as far as that shows without playing."""
    standing, forks = [0], 0
    for number, entry in enumerate(entries, start=1):
        if entry["type"] != "undo":
            standing.append(number)
            continue
        if entry["base"] not in standing:
            yield f"entry {number} goes back to entry {entry['base']}, which does not stand"
        for struck in [one for one in standing if one > entry["base"]]:
            move = entries[struck - 1]
            alone = entry["fork"] is None
            if alone and move["type"] == "move" and move["seat"] != entry["seat"]:
                yield f"entry {struck} is of another seat and was taken back alone in entry {number}"
        standing = [one for one in standing if one <= entry["base"]] + [number]
        if entry["fork"] is not None:
            if entry["fork"] != forks + 1:
                yield f"entry {number} does not go on with the next fork of chance"
            if entry["seat"] is not None:
                yield f"entry {number} names a seat for what all agreed to take back"
            forks = entry["fork"]


def seats(record):
    """Which of those who joined sits where: drawn by exchanging the last with one at or before it, and so on."""
    order = list(range(record["seats"]))
    draws = numbers(bytes.fromhex(record["seed"]))
    if record["options"].get("seating") != "joined":
        for last in range(len(order) - 1, 0, -1):
            pick = below(draws, last + 1)
            order[last], order[pick] = order[pick], order[last]
    return order


def numbers(seed):
    """All numbers of fork 0: the first 8 bytes of SHA-256 of seed, fork and count."""
    drawn = 0
    while True:
        text = seed + bytes(8) + drawn.to_bytes(8, "big")
        yield int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
        drawn += 1


def below(draws, bound):
    """The next number from 0 to bound - 1."""
    fair = 2**64 - 2**64 % bound
    return next(number for number in draws if number < fair) % bound


def fingerprint(record):
    """SHA-256 of the record without the names, laid out as the bot writes it."""
    text = json.dumps({**record, "names": []}, indent=1, ensure_ascii=False, separators=(",", ": "))
    return hashlib.sha256((text + "\n").encode()).hexdigest()


def told(record):
    """What the record is about."""
    entries = sum(len(segment["entries"]) for segment in record["segments"])
    yield f"{record['game']}, {record['seats']} seats, {entries} entries"
    if record["fair"] is not None and len(record["fair"]["terms"]["entrants"]) == record["seats"]:
        names = record["names"] or [""] * record["seats"]
        for seat, place in enumerate(seats(record)):
            yield f"seat {seat + 1}: {record['fair']['terms']['entrants'][place]['id']} {names[seat]}".rstrip()
    yield f"fingerprint {fingerprint(record)}"


if __name__ == "__main__":
    sys.exit(main())
