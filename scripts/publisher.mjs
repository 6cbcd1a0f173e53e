// npm run publisher: hears the CMS's webhooks and publishes what has changed: see docs/hosts/own-server.md.
// npm run publisher -- rollback [VERSION]: serves the version before, or a named one, until the next edit.
import { commandLine } from './lib/command-line.mjs';
import { ensurePackages } from './lib/ensure-packages.mjs';
import { ROOT } from './lib/root.mjs';

const {
  words: [command, version],
} = commandLine({
  command: 'npm run publisher',
  about: "hears the CMS's webhooks and publishes what has changed",
  words: [{ use: 'rollback [VERSION]', help: 'serves the version before, or the one named' }],
  options: {},
});
process.chdir(ROOT);
await ensurePackages();
const { loadEnv } = await import('vite');
const { siteBuilder } = await import('./publisher/builder.mjs');
const { cmsEvents } = await import('./publisher/cms-events.mjs');
const { hookServer } = await import('./publisher/hook-server.mjs');
const { publications } = await import('./publisher/publications.mjs');
const { publish } = await import('./publisher/publish.mjs');
const { publisherSettings, sitesFolder } = await import('./publisher/settings.mjs');
const { outcomeText, statusText } = await import('./publisher/status-text.mjs');
const { versionsIn } = await import('./publisher/versions.mjs');

/** How many outcomes the status page remembers. */
const REMEMBERED = 20;

const env = { ...loadEnv('production', ROOT, 'PUBLISHER_'), ...process.env };

/** @param {string | undefined} wanted */
function rollBack(wanted) {
  const versions = versionsIn(sitesFolder(env));
  const served = versions.current();
  const version = wanted ?? versions.all().find((one) => served !== null && one < served);
  if (version === undefined) throw new Error('There is no earlier version to go back to.');
  if (!versions.all().includes(version)) {
    throw new Error(`${version} is none of these: ${versions.all().join(', ') || 'none'}.`);
  }
  versions.hold();
  versions.serve(version);
  console.log(`${version} is served, until the next edit in the CMS.`);
}

async function serve() {
  const settings = publisherSettings(env);
  const versions = versionsIn(settings.sites);
  versions.tidy(settings.keep);
  const builder = siteBuilder();
  const events = cmsEvents(versions);
  /** @type {import('./publisher/publications.mjs').Outcome[]} */
  const outcomes = [];
  const queue = publications({
    async publish() {
      if (versions.isHeld()) return `${versions.current()} is held until the next edit.`;
      await builder.prepared();
      return events.toldTo((onlyEdits) =>
        publish(versions, { build: builder.build, keep: settings.keep, onlyEdits }),
      );
    },
    onOutcome(outcome) {
      outcomes.unshift(outcome);
      outcomes.splice(REMEMBERED);
      (outcome.isGood ? console.log : console.error)(outcomeText(outcome));
      const served = versions.current();
      if (outcome.isGood && served !== null) {
        builder.prepare({ served: versions.place(served), spare: versions.spare });
      }
    },
  });
  const server = hookServer({
    secret: settings.secret,
    onEvent(event) {
      events.hear(event);
      versions.letGo();
      queue.request();
    },
    status: () =>
      statusText({
        state: builder.isPreparing() ? `${queue.state()}, making ready for an edit` : queue.state(),
        current: versions.current(),
        versions: versions.all(),
        isHeld: versions.isHeld(),
        outcomes,
      }),
  });
  const address = await server.listen({ port: settings.port, host: settings.host });
  console.log(`The publisher hears ${address}/publish and tells how it goes at ${address}/`);
  // What was edited while nobody heard of it.
  queue.request();

  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, async () => {
      builder.end();
      await queue.end();
      await server.close();
      process.exit(0);
    });
  }
}

try {
  if (command === undefined) await serve();
  else rollBack(version);
} catch (error) {
  console.error(`✘ ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
