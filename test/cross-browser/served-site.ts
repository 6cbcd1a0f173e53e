import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { installProbe } from './find-element';

const QUERIES = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** URL of a document that simulates a page of another site in the window's history. */
export const ELSEWHERE = '/elsewhere.html';
/**
 * URL of the script that defines `window.probe`, with which the tests inspect a page. The URL is in
 * the folder that the service worker caches, so that offline pages load the script, too.
 */
const PROBE = '/assets/probe.js';
const probe = () => `(${installProbe})();\n${readFileSync(QUERIES, 'utf8')}`;

export interface ServedSite {
  readonly url: string;
  /** Does nothing when already stopped. */
  stop(): Promise<void>;
  /** Restarts on the same port after `stop`. */
  start(): Promise<void>;
}

/**
 * Returns the document and the status with which a static host would respond. The document also
 * loads the script that defines `window.probe`.
 */
function documentAt(outDir: string, address: string) {
  const own = join(outDir, decodeURIComponent(address.split('?')[0] ?? ''), 'index.html');
  const [file, status] = existsSync(own) ? [own, 200] : [join(outDir, '404.html'), 404];
  const probed = `<head><script src="${PROBE}"></script>`;
  return { status, page: readFileSync(file, 'utf8').replace('<head>', probed) };
}

/**
 * Serves the built site like a static host. Each page also loads the script that defines
 * `window.probe`.
 */
export async function serveProbed(outDir: string): Promise<ServedSite> {
  const files = sirv(outDir);
  const server = createServer((request, response) => {
    const { url = '/', headers } = request;
    const answer = (type: string, body: string, status = 200) =>
      response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
    if (url === PROBE) return answer('text/javascript', probe());
    if (url === ELSEWHERE) return answer('text/html', '<title>Elsewhere</title>');
    // Treats a URL without a file extension as a document, whatever its headers, because not every
    // browser marks a service worker's request for a document as such.
    const isFile = /[.][^/]*$/u.test(url.split('?')[0] ?? '');
    if (isFile && !headers.accept?.includes('text/html')) return files(request, response);
    const { status, page } = documentAt(outDir, url);
    return answer('text/html', page, status);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
    },
    start: () => listen(port),
  };
}
