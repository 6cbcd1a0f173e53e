import { readManifest } from '../build/build-manifest.mjs';
import { panelAddress, problemSentences } from '../build/content-problems.mjs';
import { siteBuilder } from './builder.mjs';
import { changedDocuments, mayChangePages } from './cms-events.mjs';
import { lookAtHeldSite } from './held-site.mjs';
import { CONFIRMED } from './mass-deletion-hold.mjs';
import { pollFiles } from './poll-files.mjs';
import { Overtaken, publish } from './publish.mjs';
import { publishQueue } from './publish-queue.mjs';
import { madeAt, releasesIn } from './releases.mjs';
import { HELD } from './rollback-hold.mjs';
import { publisherSettings } from './settings.mjs';
import { statusJson } from './status-json.mjs';
import { outcomeText, statusText } from './status-text.mjs';
import { takeDownsIn } from './take-downs.mjs';
import { hookServer } from './webhook-server.mjs';

/** @typedef {import('../build/build-manifest.mjs').ContentProblem} ContentProblem */

/** Maximum number of publication outcomes that the status page shows. */
const MAX_OUTCOMES = 20;

/**
 * An edit interrupts a running build of the whole site only if the previous whole build finished
 * less than this time ago, in ms. Otherwise the edit waits for the running build. Frequent edits
 * therefore cannot postpone the whole build for ever.
 */
const WHOLE_EACH_MS = 600_000;

/**
 * Returns the content types that the pages of a release show.
 * @param {import('../build/build-manifest.mjs').Manifest} manifest
 * @returns {ReadonlySet<string>}
 */
function typesShownIn(manifest) {
  const tags = Object.values(manifest.pages).flatMap((page) => page.tags);
  return new Set(tags.map((tag) => tag.split('/')[0] ?? tag));
}

/**
 * Publishes changes of the CMS until the process receives SIGINT or SIGTERM.
 * @param {NodeJS.ProcessEnv} env
 */
export async function servePublisher(env) {
  const settings = publisherSettings(env);
  const releases = releasesIn(settings.sites);
  releases.tidy(settings.keep);
  const builder = siteBuilder();
  const changed = changedDocuments();
  const takeDowns = takeDownsIn(settings.sites);
  /** @type {import('./publish-queue.mjs').Outcome[]} */
  const outcomes = [];
  const panel = panelAddress();
  /**
   * Problems that editors should correct in the content of the served site.
   * @type {readonly ContentProblem[]}
   */
  let problems = [];
  /** Content of the latest publication that a rollback interrupted. @type {Overtaken['content']} */
  let abandoned = null;

  /** When the last whole build was finished, in ms since 1970. */
  let wholeAt = 0;
  /** The content types that the served pages show. @type {ReadonlySet<string> | null} */
  let types = null;

  async function publishOnce() {
    await builder.prepared();
    const { keep, isStrict } = settings;
    const documents = changed.take();
    return publish(releases, {
      builder: {
        update: (order) => builder.update({ ...order, isStrict }),
        async build(order) {
          const answer = await builder.build({ ...order, isStrict });
          wholeAt = Date.now();
          return answer;
        },
      },
      keep,
      documents,
      takeDowns,
    });
  }

  const queue = publishQueue({
    async publish() {
      try {
        await lookAtHeldSite(releases, { readLists: builder.lists, abandoned });
        return await publishOnce();
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error;
        abandoned = error.content;
        await lookAtHeldSite(releases, { readLists: builder.lists, abandoned });
        // `lookAtHeldSite` did not throw, so publishing is no longer suspended. Publish again.
        queue.request();
        return error.message;
      }
    },
    onOutcome(outcome) {
      // While publishing is suspended, all attempts have the same outcome. List only the latest
      // one, and log only the first.
      if (outcome.isHeld && outcomes[0]?.text === outcome.text) outcomes.shift();
      else (outcome.isGood ? console.log : console.error)(outcomeText(outcome));
      outcomes.unshift(outcome);
      outcomes.splice(MAX_OUTCOMES);
      const served = releases.current();
      if (outcome.isGood && served !== null) {
        abandoned = null;
        const manifest = readManifest(releases.place(served));
        types = manifest && typesShownIn(manifest);
        problems = manifest?.problems ?? [];
        builder.prepare({ served: releases.place(served), copy: releases.copy });
      }
    },
  });
  const server = hookServer({
    secret: settings.secret,
    onEvent(event) {
      if (!mayChangePages(event, types)) return;
      changed.add(event);
      try {
        takeDowns.record(event);
      } finally {
        // Publish even when the event cannot be recorded, for example on a full disk.
        queue.request();
        if (Date.now() - wholeAt < WHOLE_EACH_MS) builder.interrupt();
      }
    },
    status: () =>
      statusText({
        state: builder.isPreparing() ? `${queue.state()}, making ready for an edit` : queue.state(),
        current: releases.current(),
        early: releases.early.state(),
        releases: releases.all(),
        hold: releases.rollbackHold.read(),
        loss: releases.lossHold.read(),
        outcomes,
        problems: problemSentences(problems, panel),
      }),
    statusJson() {
      const served = releases.current();
      return statusJson({
        servedSince: served === null ? null : madeAt(served),
        latest: outcomes[0],
        hold: releases.rollbackHold.read(),
        loss: releases.lossHold.read(),
        problems,
      });
    },
  });
  const address = await server.listen({ port: settings.port, host: settings.host });
  console.log(`The publisher listens on ${address}/publish; its status page is ${address}/`);
  const endWatch = pollFiles([HELD, CONFIRMED].map(releases.place), queue.request);
  // Publish edits that were made while the publisher was not running.
  queue.request();

  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, async () => {
      endWatch();
      builder.end();
      await queue.end();
      await server.close();
      process.exit(0);
    });
  }
}
