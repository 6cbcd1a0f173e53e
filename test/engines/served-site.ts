import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { preview } from 'vite';
import { ROOT } from '../../scripts/lib/root.mjs';
import { installProbe } from './in-page';

const QUERIES = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** A document of another site, as far as the history of a window goes. */
export const ELSEWHERE = '/elsewhere.html';
const PROBE = '/probe.js';
const probe = () => `(${installProbe})();\n${readFileSync(QUERIES, 'utf8')}`;

export interface ServedSite {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves the built site, with a probe in each page that the engines have in common. */
export async function serveProbed(outDir: string): Promise<ServedSite> {
  const page = readFileSync(join(outDir, 'index.html'), 'utf8').replace(
    '<head>',
    `<head><script src="${PROBE}"></script>`,
  );
  const server = await preview({
    root: ROOT,
    logLevel: 'warn',
    configFile: false,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
    plugins: [
      {
        name: 'probe',
        configurePreviewServer({ middlewares }) {
          middlewares.use((request, response, next) => {
            if (request.url === PROBE)
              response.setHeader('Content-Type', 'text/javascript').end(probe());
            else if (request.url === ELSEWHERE)
              response.setHeader('Content-Type', 'text/html').end('<title>Elsewhere</title>');
            else if (request.headers.accept?.includes('text/html'))
              response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
            else next();
          });
        },
      },
    ],
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The site has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => server.close(),
  };
}
