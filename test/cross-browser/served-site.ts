import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { installProbe } from './in-page';

const QUERIES = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** A document of another site, as far as the history of a window goes. */
export const ELSEWHERE = '/elsewhere.html';
/** Among what a service worker keeps: a page without a network is looked at through it too. */
const PROBE = '/assets/probe.js';
const probe = () => `(${installProbe})();\n${readFileSync(QUERIES, 'utf8')}`;

export interface ServedSite {
  readonly url: string;
  /** Can be asked again. */
  stop(): Promise<void>;
  /** At the same address, after it was stopped. */
  start(): Promise<void>;
}

/** The document that a host of files answers with, and with which status. */
function documentAt(outDir: string, address: string) {
  const own = join(outDir, decodeURIComponent(address.split('?')[0] ?? ''), 'index.html');
  const [file, status] = existsSync(own) ? [own, 200] : [join(outDir, '404.html'), 404];
  const probed = `<head><script src="${PROBE}"></script>`;
  return { status, page: readFileSync(file, 'utf8').replace('<head>', probed) };
}

/** Serves the built site as a host of files does, with a probe in each page that the engines share. */
export async function serveProbed(outDir: string): Promise<ServedSite> {
  const files = sirv(outDir);
  const server = createServer((request, response) => {
    const { url = '/', headers } = request;
    const answer = (type: string, body: string, status = 200) =>
      response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
    if (url === PROBE) return answer('text/javascript', probe());
    if (url === ELSEWHERE) return answer('text/html', '<title>Elsewhere</title>');
    // What a service worker asks for does not say in every engine that it is for a document.
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
