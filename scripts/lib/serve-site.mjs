import { preview } from 'vite';
import { ROOT } from './root.mjs';
import { run } from './run.mjs';

/**
 * Builds the site into `outDir` with the given variables, whatever the shell or `.env.local` say.
 * @param {{ outDir: string, env: Record<string, string> }} options
 */
export async function buildSite({ outDir, env }) {
  const pinned = { VITE_CATALOGUE: 'memory', VITE_API_HOST: '', VITE_API_TOKEN: '', ...env };
  const args = [
    '--no-install',
    'vite',
    'build',
    '--logLevel',
    'warn',
    '--outDir',
    outDir,
    '--emptyOutDir',
  ];
  const code = await run('npx', args, { cwd: ROOT, env: { ...process.env, ...pinned } });
  if (code !== 0) throw new Error(`The site could not be built (vite ended with ${code})`);
}

/**
 * Serves a build on this machine, on a free port unless one is named.
 * @param {{ outDir: string, port?: number, host?: string }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function serveSite({ outDir, port = 0, host = '127.0.0.1' }) {
  const server = await preview({
    root: ROOT,
    logLevel: 'warn',
    configFile: false,
    build: { outDir },
    preview: { port, host, strictPort: port !== 0 },
  });
  const { port: taken } = /** @type {import('node:net').AddressInfo} */ (
    server.httpServer.address()
  );
  return { url: `http://${host}:${taken}`, stop: () => server.close() };
}
