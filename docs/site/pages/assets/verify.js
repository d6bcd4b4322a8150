// Runs verify.py, unchanged, on the chosen files: with the Pyodide beside the site, else with that of a public network.
const PACKAGE = "https://cdn.jsdelivr.net/npm/pyodide@314.0.7/";
const RUN = `
import contextlib, io, sys
sys.argv = ["verify.py", *arguments.to_py()]
told = io.StringIO()
with contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
    try:
        names = {"__name__": "verify"}
        exec(compile(program, "verify.py", "exec"), names)
        code = names["main"]()
    except SystemExit as end:
        code = end.code
told.getvalue()
`;
const OPTIONS = ["message", "commitment", "fingerprint"];

const form = document.getElementById("verify");
const verdict = document.getElementById("verdict");
const root = new URL(`${form.dataset.root}/`, document.baseURI);
let python;

async function load() {
  const own = new URL("pyodide/", root).href;
  for (const folder of [own, PACKAGE]) {
    try {
      const { loadPyodide } = await import(`${folder}pyodide.mjs`);
      return await loadPyodide({ indexURL: folder });
    } catch (problem) {
      console.info(`no Pyodide at ${folder}`, problem);
    }
  }
  throw new Error(form.dataset.failed);
}

async function check() {
  verdict.textContent = form.dataset.busy;
  delete verdict.dataset.code;
  python ??= load();
  const [py, source] = await Promise.all([python, fetch(new URL("verify.py", root)).then((found) => found.text())]);
  const given = new FormData(form);
  const args = [];
  for (const name of ["record", "terms"]) {
    const file = given.get(name);
    if (!file || !file.size) continue;
    py.FS.writeFile(`/${name}`, new Uint8Array(await file.arrayBuffer()));
    args.push(...(name === "record" ? [] : [`--${name}`]), `/${name}`);
  }
  for (const name of OPTIONS) {
    const value = given.get(name).trim();
    if (value) args.push(`--${name}`, value);
  }
  const globals = py.toPy({ program: source });
  globals.set("arguments", args);
  verdict.textContent = py.runPython(RUN, { globals });
  verdict.dataset.code = globals.get("code");
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  check().catch((problem) => {
    python = undefined;
    verdict.textContent = problem.message;
  });
});
