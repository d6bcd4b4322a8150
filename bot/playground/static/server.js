// Asking the playground's own server.

async function answered(response) {
  if (response.status === 204) return null;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

/** What changed since a version, or null. */
export async function poll(seat, shown, version) {
  const query = new URLSearchParams({ seat, shown: shown.join(","), version: String(version) });
  return answered(await fetch(`/poll?${query}`, { cache: "no-store" }));
}

/** The slash commands of a place. */
export async function commandsOf(seat, place) {
  return answered(await fetch(`/commands?${new URLSearchParams({ seat, place })}`, { cache: "no-store" }));
}

/** Do something as a seat. */
export async function send(deed) {
  const body = JSON.stringify(deed);
  const headers = { "Content-Type": "application/json" };
  return answered(await fetch("/do", { method: "POST", headers, body }));
}

export const pictureOf = (url) => `/img?${new URLSearchParams({ u: url })}`;
export const emojiOf = (id) => `/emoji/${id}`;
