// The worker of DuckDB-Wasm. With a TransformStream DuckDB-Wasm counts the bytes of its engine, and a browser keeps no
// compiled code of counted files. Compiling takes a third of the start.
delete self.TransformStream;
addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  reportError(new Error(`duckdb-eh.wasm: ${event.reason.message}`));
});
/** @type {any} */ (self).importScripts("duckdb-browser-eh.worker.js");
