import { createServer } from 'node:net';

/** How many ports to try, including the default one. */
const TRIES = 20;

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export const isFree = (port, host = '127.0.0.1') =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(new Error(`Nothing can listen on port ${port} of ${host}: ${error.message}.`));
    });
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/**
 * Returns the port to listen on. A requested port must be free. When none is requested, returns the
 * first free port, starting at the default one.
 *
 * @param {{ asked?: string | undefined, usual: number, host?: string, holder: string }} wish
 * `asked` is the requested port as typed, if any; `usual` is the default port; `holder` is the
 * command that usually listens on the default port, for messages about a taken port.
 * @returns {Promise<number>}
 * @throws {Error} with one sentence, when the requested port is taken or not available, or when no
 * port is free.
 */
export async function availablePort({ asked, usual, host = '127.0.0.1', holder }) {
  if (asked !== undefined) {
    const port = Number(asked);
    if (await isFree(port, host)) return port;
    throw new Error(
      `Port ${port} of ${host} is taken, perhaps by ${holder}: stop that, or leave out --port and the next free one is taken.`,
    );
  }
  for (let port = usual; port < usual + TRIES; port++) {
    if (!(await isFree(port, host))) continue;
    if (port !== usual)
      console.log(`Port ${usual} is taken (perhaps by ${holder}): using ${port}.`);
    return port;
  }
  throw new Error(`No port of ${host} from ${usual} to ${usual + TRIES - 1} is free.`);
}

/**
 * Calls `availablePort`. Prints its error and exits when it fails.
 * @param {Parameters<typeof availablePort>[0]} wish
 */
export const availablePortOrExit = (wish) =>
  availablePort(wish).catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
