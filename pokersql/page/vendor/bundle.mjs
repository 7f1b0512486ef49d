// Bundles Observable Plot, CodeMirror 6 and the client of DuckDB-Wasm into modules of ../static/vendor, one module each.
// Writes the licences of all bundled packages, and which package of DuckDB-Wasm 'pokersql page' needs.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { build } from "esbuild";
import { minify } from "terser";

const target = "../static/vendor";
const preamble = "// @ts-nocheck Made by pokersql/page/vendor/bundle.mjs; LICENSES.txt has the versions and licences.";
const entries = {
  plot: `export { plot, barX, ruleX, ruleY, line, dot, text, axisX, axisY } from "@observablehq/plot";`,
  codemirror: `
    export { EditorView, keymap, lineNumbers, drawSelection } from "@codemirror/view";
    export { EditorState } from "@codemirror/state";
    export { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
    export { autocompletion, closeBrackets, completionKeymap } from "@codemirror/autocomplete";
    export { sql, PostgreSQL } from "@codemirror/lang-sql";
    export { HighlightStyle, syntaxHighlighting, bracketMatching } from "@codemirror/language";
    export { tags } from "@lezer/highlight";`,
  duckdb: `export { AsyncDuckDB, VoidLogger } from "@duckdb/duckdb-wasm";`,
};

// The directory of the package of a bundled file.
function home(file) {
  let directory = dirname(file);
  while (!readdirSync(directory).includes("package.json") || !JSON.parse(readFileSync(join(directory, "package.json"))).version) {
    directory = dirname(directory);
  }
  return directory;
}

const homes = new Set();
for (const [name, contents] of Object.entries(entries)) {
  const { metafile, outputFiles } = await build({
    stdin: { contents, resolveDir: "." },
    bundle: true,
    format: "esm",
    target: "es2022",
    minify: true,
    legalComments: "none",
    metafile: true,
    write: false,
  });
  // After esbuild, terser saves 3 % of the compressed bytes.
  const { code } = await minify(outputFiles[0].text, { module: true, ecma: 2022, compress: { passes: 3 }, format: { preamble } });
  writeFileSync(`${target}/${name}.js`, `${code}\n`);
  const [{ inputs }] = Object.values(metafile.outputs);
  const used = Object.keys(inputs).filter((file) => file.includes("node_modules") && inputs[file].bytesInOutput > 0);
  used.forEach((file) => homes.add(home(file)));
}

// The text of a licence or notice. apache-arrow's files also have sections for sources in C++, Python and R, which no
// module here has; its sections for TypeScript name a package that is bundled, too.
const bundled = new Set([...homes].map((directory) => basename(directory)));
const pertains = (section) => bundled.has(/^This project includes code from the (\S+) project$/m.exec(section)?.[1].toLowerCase());
function text(file, name) {
  const whole = readFileSync(file, "utf8").trim();
  if (name !== "apache-arrow") return whole;
  const [first, ...sections] = whole.split(/\n-{79,}\n/);
  return [first, ...sections.filter(pertains)].map((section) => section.trim()).join("\n\n");
}

const licences = [...homes].map((directory) => {
  const { name, version, license } = JSON.parse(readFileSync(join(directory, "package.json")));
  const own = readdirSync(directory).filter((one) => /^(licen[cs]e|notice)/i.test(one)).map((one) => join(directory, one));
  const files = own.length ? own : [`${name.split("/").at(-1)}.LICENSE.txt`]; // the package of DuckDB-Wasm has no licence file
  return { name, heading: `${name} ${version} (${license})`, text: files.map((file) => text(file, name)).join("\n\n") };
});
licences.sort((a, b) => a.name.localeCompare(b.name, "en"));
const headings = {}; // of each text: packages with the same licence share its text
for (const { heading, text } of licences) (headings[text] ??= []).push(heading);
const texts = Object.entries(headings).map(([text, of]) => `${of.join("\n")}\n\n${text}\n`);
writeFileSync(`${target}/LICENSES.txt`, texts.join(`\n${"-".repeat(80)}\n\n`));

const { version, integrity } = JSON.parse(readFileSync("package-lock.json")).packages["node_modules/@duckdb/duckdb-wasm"];
writeFileSync("../duckdb_wasm.json", `${JSON.stringify({ version, integrity }, null, 2)}\n`);
