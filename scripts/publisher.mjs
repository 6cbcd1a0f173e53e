// npm run publisher: receives the CMS's webhooks and publishes changes (docs/hosts/own-server.md).
// npm run publisher -- --strict, or PUBLISHER_STRICT=true: publishes no site on which visitors
// would see placeholders, such as the sample telephone number.
// npm run publisher -- rollback [RELEASE] | resume | confirm: serves an earlier release, resumes
// publishing after a rollback, or publishes although many documents were deleted
// (docs/going-back.md).
import { commandLine } from './lib/command-line.mjs';
import { ensurePackages } from './lib/ensure-packages.mjs';
import { ignoreLogErrors } from './lib/ignore-log-errors.mjs';
import { ROOT } from './lib/root.mjs';

const { values, words } = commandLine({
  command: 'publisher',
  words: [
    {
      use: 'rollback [RELEASE]',
      help: 'serves the previous release, or the named one, and holds publishing',
    },
    { use: 'resume', help: 'ends that hold' },
    { use: 'confirm', help: 'publishes although many documents are gone' },
  ],
  options: {
    strict: {
      type: 'boolean',
      help: 'fails a publication in which visitors would see placeholders',
    },
  },
});
process.chdir(ROOT);
ignoreLogErrors();
await ensurePackages();
const { loadEnv } = await import('vite');

const env = {
  ...loadEnv('production', ROOT, 'PUBLISHER_'),
  ...process.env,
  ...(values.strict && { PUBLISHER_STRICT: 'true' }),
};
try {
  const [command, release] = words;
  if (command === undefined) {
    // Serve the placeholder page before loading anything else, because until then visitors of a new
    // site see the 404 page of the web server.
    const { servePlaceholderPage } = await import('./publisher/serve-placeholder-page.mjs');
    await servePlaceholderPage(env);
    const { servePublisher } = await import('./publisher/serve-publisher.mjs');
    await servePublisher(env);
  } else {
    const { runCommand } = await import('./publisher/commands.mjs');
    console.log(runCommand(command, release, env));
  }
} catch (error) {
  console.error(`✘ ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
