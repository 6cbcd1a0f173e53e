import { performance } from 'node:perf_hooks';
import { isVisible, pageOf, shelfOf } from './expected-documents.mjs';
import { isIdle, publicationOutcomes } from './publication-outcomes.mjs';
import { seededRandom } from './seeded-random.mjs';
import { editorOf } from './simulated-editor.mjs';
import { visit } from './visitor-request.mjs';
import { visitorsOf } from './visitors.mjs';
import { waitUntil } from './wait-until.mjs';

/** @typedef {ReturnType<typeof editorAndVisitors>} World */
/** @typedef {import('./expected-documents.mjs').Document} Document */

/**
 * Creates a simulated editor and simulated visitors of a server, and functions that check what
 * visitors see.
 * @param {import('./self-hosted-server.mjs').Machine} machine
 * @param {{ seed: number, print: (line: string) => void }} options
 */
export function editorAndVisitors(machine, { seed, print }) {
  const dice = seededRandom(seed);
  const shelf = shelfOf();
  const editor = editorOf(machine, shelf);
  const visitors = visitorsOf(seededRandom(seed + 1), machine.nginx);
  const report = publicationOutcomes(machine.status);
  /**
   * Times in ms from the CMS's acknowledgement of an edit until the page of the document shows the
   * edit.
   * @type {number[]}
   */
  const times = [];
  /** @type {string[]} */
  const faults = [];
  let now = '';

  const fault = (/** @type {string} */ text) => {
    faults.push(`${now}: ${text}`);
    print(`  FAULT ${text}`);
  };
  const page = (/** @type {Document} */ document) =>
    visit(machine.nginx(), pageOf(document)).catch(() => null);

  /**
   * Returns whether visitors see a document in its latest acknowledged state.
   * @param {Document} document
   */
  async function sees(document) {
    const { mark, title, isPublished, isDue, isGone } = document;
    const answer = await page(document);
    if (!isPublished || !isDue || isGone || !isVisible(title)) return answer?.status === 404;
    return answer?.status === 200 && answer.body.includes(mark);
  }

  /**
   * Waits until visitors see the document, and records how long that took. Reports a fault if
   * visitors do not see it in time.
   * @param {Document} document
   * @param {number} since when the document was saved, as `performance.now()` returns it.
   */
  async function untilSeen(document, since) {
    const look = async () => {
      await report.look();
      return sees(document);
    };
    try {
      await waitUntil(look, { what: `${pageOf(document)} (${JSON.stringify(document.title)})` });
      times.push(performance.now() - since);
    } catch (error) {
      fault(`acknowledged and not on the site: ${error instanceof Error ? error.message : error}`);
    }
  }

  return {
    dice,
    shelf,
    editor,
    machine,
    visitors,
    report,
    times,
    faults,
    fault,
    print,
    sees,
    look: report.look,
    /** @param {string} step the step that begins. */
    begin(step) {
      now = step;
    },
    /**
     * Returns whether the document's page is served, whatever the page contains.
     * @param {Document} document
     */
    isServed: async (document) => (await page(document))?.status === 200,
    /** @param {Document} document @param {string} word */
    shows: async (document, word) => (await page(document))?.body.includes(word) ?? false,
    /**
     * Waits until visitors see each edit that the CMS acknowledged, and until the publisher is
     * idle.
     */
    async settled() {
      const awaited = [...editor.takeAwaited()];
      await Promise.all(awaited.map(([document, since]) => untilSeen(document, since)));
      await waitUntil(async () => isIdle(await report.look()), { what: 'the publisher at rest' });
    },
  };
}
