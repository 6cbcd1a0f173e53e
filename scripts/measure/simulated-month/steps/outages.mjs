import { pageOf } from '../expected-documents.mjs';
import { isRunning } from '../publication-outcomes.mjs';
import { waitUntil } from '../wait-until.mjs';

/** @typedef {import('../editor-and-visitors.mjs').World} World */
/** @typedef {(world: World) => Promise<unknown>} Step */

/** @param {World} world */
const editSomething = ({ dice, shelf, editor }) => editor.edit(dice.oneOf(shelf.shown()));

/**
 * Checks that visitors still see each page.
 * @param {World} world
 */
async function checkSiteIsUp({ shelf, isServed, fault }) {
  for (const document of shelf.shown()) {
    if (!(await isServed(document))) fault(`${pageOf(document)} is gone meanwhile`);
  }
}

/**
 * Limit in bytes for the size of a file. Every page is larger, so the publisher cannot write any
 * page.
 */
const SHORT_BYTES = 300;

/**
 * Steps in which a program restarts, is killed, or lacks disk space or its database.
 * @type {Record<string, Step>}
 */
export const OUTAGES = {
  async 'restart of the CMS'(world) {
    const { machine, visitors } = world;
    await editSomething(world);
    await machine.stopCms();
    await visitors.write();
    await machine.startCms();
    await visitors.sendQueued();
    await editSomething(world);
  },
  async 'restart of the publisher'(world) {
    await world.machine.stopPublisher();
    await editSomething(world);
    await world.machine.startPublisher();
    await editSomething(world);
  },
  async 'restart of nginx'(world) {
    await world.machine.closeNginx();
    await world.machine.openNginx();
    await editSomething(world);
  },
  async 'outage: CMS killed'(world) {
    const { machine, visitors } = world;
    await editSomething(world);
    await machine.killCms();
    try {
      await Promise.all([visitors.write(), visitors.write()]);
      await checkSiteIsUp(world);
    } finally {
      await machine.startCms();
    }
    await visitors.sendQueued();
    await editSomething(world);
  },
  async 'outage: publisher killed while it publishes'(world) {
    const { machine, visitors, look } = world;
    await editSomething(world);
    await waitUntil(async () => isRunning(await look()), {
      what: 'a publication to be interrupted',
    });
    await machine.killPublisher();
    try {
      await editSomething(world);
      await visitors.write();
    } finally {
      await machine.startPublisher();
    }
  },
  async 'outage: nginx down'(world) {
    const { machine, visitors } = world;
    await machine.closeNginx();
    try {
      await editSomething(world);
      await visitors.write();
    } finally {
      await machine.openNginx();
    }
    await visitors.sendQueued();
  },
  async 'outage: no room for files'(world) {
    const { machine, report } = world;
    const before = report.outcomes().length;
    await machine.limitFiles(SHORT_BYTES);
    try {
      await editSomething(world);
      const hasFailed = async () => {
        await world.look();
        return report
          .outcomes()
          .slice(before)
          .some(({ kind }) => kind === 'FAILED');
      };
      await waitUntil(hasFailed, { what: 'a publication without room' });
      await checkSiteIsUp(world);
    } finally {
      await machine.limitFiles('unlimited');
    }
  },
  async 'outage: an empty CMS in its place'(world) {
    const { machine, report } = world;
    await machine.stopCms();
    await machine.stopPublisher();
    const before = report.outcomes().length;
    try {
      await machine.startCmsOnEmptyDatabase();
      await machine.startPublisher();
      const hasEnded = async () => {
        await world.look();
        return report.outcomes().length > before;
      };
      await waitUntil(hasEnded, { what: 'a publication of nothing' });
      await checkSiteIsUp(world);
    } finally {
      await machine.stopCms();
      await machine.startCms();
    }
    await editSomething(world);
  },
};
