import { siteBuilder } from './builder.mjs';
import { cmsEvents } from './cms-events.mjs';
import { lookAtHeldSite } from './held-site.mjs';
import { hookServer } from './hook-server.mjs';
import { CONFIRMED } from './loss-hold.mjs';
import { Overtaken, publish } from './publish.mjs';
import { publishQueue } from './publish-queue.mjs';
import { releasesIn } from './releases.mjs';
import { HELD } from './rollback-hold.mjs';
import { publisherSettings } from './settings.mjs';
import { outcomeText, statusText } from './status-text.mjs';
import { takeDownsIn } from './take-downs.mjs';
import { watchFiles } from './watch-files.mjs';

/** How many outcomes the status page shows. */
const MOST_OUTCOMES = 20;

/**
 * Publishes changes of the CMS until the process receives SIGINT or SIGTERM.
 * @param {NodeJS.ProcessEnv} env
 */
export async function servePublisher(env) {
  const settings = publisherSettings(env);
  const releases = releasesIn(settings.sites);
  releases.tidy(settings.keep);
  const builder = siteBuilder();
  const events = cmsEvents(releases);
  const takeDowns = takeDownsIn(settings.sites);
  /** @type {import('./publish-queue.mjs').Outcome[]} */
  const outcomes = [];
  /** What editors should correct in the content of the served site. @type {readonly string[]} */
  let problems = [];
  const onProblems = (/** @type {readonly string[]} */ found) => {
    problems = found;
  };
  /** Content of the latest publication that a rollback overtook. @type {Overtaken['content']} */
  let abandoned = null;

  async function publishOnce() {
    await builder.prepared();
    return events.publishWith((onlyEdits) =>
      publish(releases, {
        build: builder.build,
        keep: settings.keep,
        onlyEdits,
        takeDowns,
        onProblems,
      }),
    );
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
        // No hold remains, so publish again.
        queue.request();
        return error.message;
      }
    },
    onOutcome(outcome) {
      // A continued hold stays one outcome.
      if (outcome.isHeld && outcomes[0]?.text === outcome.text) outcomes.shift();
      else (outcome.isGood ? console.log : console.error)(outcomeText(outcome));
      outcomes.unshift(outcome);
      outcomes.splice(MOST_OUTCOMES);
      const served = releases.current();
      if (outcome.isGood && served !== null) {
        abandoned = null;
        builder.prepare({ served: releases.place(served), recycled: releases.recycled });
      }
    },
  });
  const server = hookServer({
    secret: settings.secret,
    onEvent(event) {
      events.add(event.event);
      try {
        takeDowns.record(event);
      } finally {
        // Publish even when the event cannot be recorded, for example on a full disk.
        queue.request();
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
        problems,
      }),
  });
  const address = await server.listen({ port: settings.port, host: settings.host });
  console.log(`The publisher listens on ${address}/publish; its status page is ${address}/`);
  const endWatch = watchFiles([HELD, CONFIRMED].map(releases.place), queue.request);
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
