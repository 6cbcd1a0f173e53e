import { isHeld } from '../publication-outcomes.mjs';
import { waitUntil } from '../wait-until.mjs';

/** @typedef {import('../editor-and-visitors.mjs').World} World */
/** @typedef {(world: World) => Promise<unknown>} Step */

let archives = 0;

/**
 * Steps in which the owner returns to an earlier release or backup.
 * @type {Record<string, Step>}
 */
export const GOING_BACK = {
  async 'rollback, then a correction'(world) {
    const { dice, shelf, editor, machine } = world;
    const mistaken = dice.oneOf(shelf.shown());
    await editor.edit(mistaken, {}, 'A mistake.');
    await world.settled();
    const { mark } = mistaken;
    await machine.command('rollback');
    if (await world.shows(mistaken, mark)) world.fault('the mistake is served after a rollback');
    if (!isHeld(await world.look())) world.fault('the status page does not show the rollback');
    await editor.edit(mistaken, {}, 'Corrected.');
  },
  async 'rollback, then resume'(world) {
    const { dice, shelf, editor, machine } = world;
    const [mistaken, other] = dice.shuffled(shelf.shown());
    if (!mistaken || !other) return;
    await editor.edit(mistaken, {}, 'No mistake after all.');
    await world.settled();
    const { mark } = mistaken;
    await machine.command('rollback');
    const edited = new Date().toISOString();
    await editor.edit(other);
    const isAnswered = async () => {
      await world.look();
      return world.report.outcomes().some(({ at }) => at > edited);
    };
    await waitUntil(isAnswered, { what: 'an answer to the other edit' });
    if (await world.shows(mistaken, mark)) world.fault('another edit publishes the mistake');
    await machine.command('resume');
  },
  async 'restore of a backup'(world) {
    const { dice, shelf, editor, machine, visitors } = world;
    archives += 1;
    const file = `backup-${archives}.tar`;
    await machine.archive('backup', file);
    const goBack = [shelf.remember(), visitors.remember()];
    await editor.edit(dice.oneOf(shelf.shown()), {}, 'To be forgotten.');
    await editor.create('products', { Title: 'Of a day that was not' });
    await visitors.write();
    await world.settled();
    await machine.stopCms();
    try {
      await machine.archive('restore', file);
      for (const remember of goBack) remember();
    } finally {
      await machine.startCms();
    }
    // A restored backup causes no events, so the publisher does not notice it. Restart the
    // publisher, because it always publishes the current content when it starts.
    await machine.stopPublisher();
    await machine.startPublisher();
  },
};
