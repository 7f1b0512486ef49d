// The page's files. After the first visit a service worker has all of them, so the page needs no host.

/** The address of a file. */
export const at = (name) => new URL(name, import.meta.url).href;

/** What to do if a file is missing. */
export const REMEDY = "Reload the page when its host answers.";

async function fetched(name) {
  let response;
  try {
    response = await fetch(at(name));
  } catch (error) {
    throw new Error(`The file ${name} can't be loaded: ${error.message}. ${REMEDY}`, { cause: error });
  }
  if (!response.ok) throw new Error(`The file ${name} can't be loaded: the host answers ${response.status}. ${REMEDY}`);
  return response;
}

export const json = async (name) => (await fetched(name)).json();

/** The unpacked bytes of a gzipped file. */
export async function unpacked(name) {
  const { body } = await fetched(name);
  return new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

/** Let the service worker keep all files. On the first visit this waits for all files; `tell` gets the loaded and all bytes. */
export async function keep(tell) {
  const { serviceWorker } = navigator; // missing if the host is neither this machine nor https
  const registering = serviceWorker?.register(at("service_worker.js")).catch(() => null); // refused in a private window
  if (!serviceWorker || serviceWorker.controller) return;
  const registration = await registering;
  const worker = registration?.active ? null : registration?.installing;
  if (!worker) return;
  serviceWorker.onmessage = ({ data }) => tell(data);
  await new Promise((resolve) => {
    serviceWorker.oncontrollerchange = resolve;
    worker.onstatechange = () => worker.state === "redundant" && resolve(); // a file is missing, or the disk is full
  });
}
