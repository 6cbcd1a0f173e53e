// npm run dev [-- --port N] [--host H]: runs the development server with the sample content in the
// site's code instead of a CMS. The URL parameter `scenario` simulates, for example, a slow CMS
// (`?scenario=slow`) or a failing one (`?scenario=error-503`).
// `npm run dev -- --cms` uses the CMS that .env.local configures, the owner's texts included.
import { availablePortOrExit } from './lib/available-port.mjs';
import { commandLine } from './lib/command-line.mjs';
import { WHERE } from './lib/command-option-types.mjs';
import { ensurePackages } from './lib/ensure-packages.mjs';
import { ROOT } from './lib/root.mjs';
import { runOrExit } from './lib/run.mjs';

const { values } = commandLine({
  command: 'dev',
  options: {
    ...WHERE,
    cms: { type: 'boolean', help: 'uses the CMS that .env.local configures' },
  },
});
const { host } = values;
const port = await availablePortOrExit({
  asked: values.port,
  usual: 5173,
  host,
  holder: 'another `npm run dev`',
});

await ensurePackages();
const content = values.cms ? { VITE_READS_TEXTS: 'true' } : { VITE_CATALOGUE: 'memory' };
const env = { ...process.env, ...content };
const address = ['--port', String(port), '--host', host, '--strictPort'];
await runOrExit('npx', ['vite', ...address], { cwd: ROOT, env });
