// npm run dev [-- --port N] [--host H]: the development server on the fake, with scenarios.
// `npm run dev -- --cms` takes the catalogue that .env.local names instead.
import { parseArgs } from 'node:util';
import { chosenPortOrExit } from './lib/chosen-port.mjs';
import { ensurePackages } from './lib/ensure-packages.mjs';
import { ROOT } from './lib/root.mjs';
import { runOrExit } from './lib/run.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'string', default: '127.0.0.1' },
    cms: { type: 'boolean', default: false },
  },
});
const { host } = values;
const port = await chosenPortOrExit({
  asked: values.port,
  usual: 5173,
  host,
  holder: 'another `npm run dev`',
});

await ensurePackages();
const env = { ...process.env, ...(!values.cms && { VITE_CATALOGUE: 'memory' }) };
const address = ['--port', String(port), '--host', host, '--strictPort'];
await runOrExit('npx', ['vite', ...address], { cwd: ROOT, env });
