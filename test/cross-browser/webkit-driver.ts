import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { vi } from 'vitest';
import { freePort } from '../../scripts/cms/free-port.mjs';
import { superviseChild } from '../../scripts/lib/process-group.mjs';

const named = (variable: string): string => {
  const path = process.env[variable];
  if (path === undefined) throw new Error(`${variable} is not set: run npm run test:cross-browser`);
  return path;
};

/**
 * Starts a virtual screen. The pointer stays in its middle, and the window under the pointer has
 * the focus. The screen is small, so that every window covers its middle.
 */
async function startScreen() {
  const server = spawn(named('XVFB_PATH'), ['-displayfd', '3', '-screen', '0', '640x800x24'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const { stop } = superviseChild(server);
  const [number] = await once(server.stdio[3] as Readable, 'data');
  return { display: `:${String(number).trim()}`, stop };
}

/** Starts WebKitWebDriver on a free port, with a virtual screen of its own. */
export async function startWebKitDriver() {
  const screen = await startScreen();
  const port = await freePort();
  const driver = spawn(named('WEBKIT_DRIVER_PATH'), [`--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display },
  });
  const { stop } = superviseChild(driver);
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${url}/status`), { timeout: 30_000 });
  return {
    url,
    stop: async () => {
      await stop();
      await screen.stop();
    },
  };
}
