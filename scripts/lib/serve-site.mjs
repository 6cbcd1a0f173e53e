import { build, preview } from 'vite';
import { ROOT } from './root.mjs';

/**
 * Builds the site into `outDir` with the given variables, whatever the shell or `.env.local` say.
 * @param {{ outDir: string, env: Record<string, string> }} options
 */
export async function buildSite({ outDir, env }) {
  Object.assign(process.env, env);
  await build({ root: ROOT, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}

/**
 * Serves a build on a free port of this machine.
 * @param {{ outDir: string, port?: number, host?: string }} options
 */
export async function serveSite({ outDir, port = 0, host = '127.0.0.1' }) {
  const server = await preview({
    root: ROOT,
    logLevel: 'warn',
    build: { outDir },
    preview: { port, host, strictPort: port !== 0 },
  });
  const { port: taken } = server.httpServer.address();
  return { url: `http://${host}:${taken}`, stop: () => server.close() };
}
