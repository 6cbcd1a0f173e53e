// npm run dev [-- --port N --host H …]: the development server on the fake, with scenarios.
// `npm run dev -- --cms` takes the catalogue that .env.local names instead.
import { ensurePackages } from './lib/ensure-packages.mjs';
import { ROOT } from './lib/root.mjs';
import { runOrExit } from './lib/run.mjs';

await ensurePackages();
const args = process.argv.slice(2);
const env = { ...process.env };
if (!args.includes('--cms')) env.VITE_CATALOGUE = 'memory';
const viteArgs = args.filter((arg) => arg !== '--cms');
await runOrExit('npx', ['vite', ...viteArgs], { cwd: ROOT, env });
