// npm run size: what a first visit downloads, file by file, and every page's own chunk.
import { ensurePackages } from './lib/ensure-packages.mjs';

await ensurePackages();
const { ensureChromium } = await import('./lib/chromium.mjs');
const { ROOT } = await import('./lib/root.mjs');
const { runOrExit } = await import('./lib/run.mjs');

const env = { ...process.env, CHROMIUM_PATH: await ensureChromium() };
await runOrExit('npx', ['playwright', 'test', 'first-load'], { cwd: ROOT, env });
