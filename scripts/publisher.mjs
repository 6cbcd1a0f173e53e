// npm run publisher: hears the CMS's webhooks and publishes what has changed: see docs/hosts/own-server.md.
// npm run publisher -- rollback [RELEASE] | resume | confirm: what the owner decides: see docs/going-back.md.
import { commandLine } from './lib/command-line.mjs';
import { ensurePackages } from './lib/ensure-packages.mjs';
import { ROOT } from './lib/root.mjs';

const { words } = commandLine({
  command: 'npm run publisher',
  about: "hears the CMS's webhooks and publishes what has changed",
  words: [
    {
      use: 'rollback [RELEASE]',
      help: 'serves the release before, or the one named, and holds publishing',
    },
    { use: 'resume', help: 'ends that hold' },
    { use: 'confirm', help: 'publishes although many documents are gone' },
  ],
  options: {},
});
process.chdir(ROOT);
await ensurePackages();
const { loadEnv } = await import('vite');
const { runCommand } = await import('./publisher/commands.mjs');
const { servePublisher } = await import('./publisher/serve-publisher.mjs');

const env = { ...loadEnv('production', ROOT, 'PUBLISHER_'), ...process.env };
try {
  const [command, release] = words;
  if (command === undefined) await servePublisher(env);
  else console.log(runCommand(command, release, env));
} catch (error) {
  console.error(`✘ ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
