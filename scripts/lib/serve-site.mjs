import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor, NOT_FOUND_ADDRESS } from '../../config/host-headers.mjs';
import { headerOptions } from './header-options.mjs';

/**
 * Serves a build like a static file host: with compressed files where the client accepts them, and
 * with the headers of `config/host-headers.mjs`. Answers a missing path with `404.html` and status
 * 404. For a shell-only build, which has no `404.html`, answers a missing path with `index.html`,
 * unless the path has a file extension.
 * @param {{ outDir: string, port?: number, host?: string }} options `port` is a free one by
 * default.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveSite({ outDir, port = 0, host = '127.0.0.1' }) {
  const options = headerOptions();
  const notFound = join(outDir, '404.html');
  const hasPages = existsSync(notFound);
  const files = sirv(outDir, {
    brotli: true,
    gzip: true,
    etag: true,
    single: !hasPages,
    // Read the files at each request, because a newer build may have replaced the folder.
    dev: true,
    setHeaders(response, pathname) {
      for (const [name, value] of Object.entries(headersFor(pathname, options))) {
        response.setHeader(name, value);
      }
    },
    onNoMatch(_, response) {
      response.writeHead(404, {
        ...headersFor(NOT_FOUND_ADDRESS, options),
        'Content-Type': hasPages ? 'text/html;charset=utf-8' : 'text/plain',
      });
      response.end(hasPages ? readFileSync(notFound) : 'Not found');
    },
  });
  const server = createServer(files);
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(undefined));
  });
  const { port: taken } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://${host}:${taken}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
