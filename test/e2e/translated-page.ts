import { test as base, expect, type Page } from './browser-test';
import { hydrated } from './hydrated-page';

/**
 * A zero-width space that `translator` adds to the end of every text. It is invisible to visitors,
 * and locators ignore it.
 */
const MARK = '\u200b';
/** Elements that translators do not change. */
const LEFT_ALONE = 'script, style, noscript, textarea, title, svg';
const OF_TRANSLATOR = [MARK, LEFT_ALONE] as const;

/**
 * Imitates the translator of a browser: wraps each text, with a mark appended, in two nested
 * `<font>` elements. It does so again whenever the page adds or changes a text node.
 */
function translator([mark, leave]: readonly [string, string]) {
  const translate = (text: Text) => {
    const { parentElement: parent, data } = text;
    if (parent === null || data.trim() === '' || data.endsWith(mark)) return;
    if (parent.closest(leave) !== null) return;
    const font = document.createElement('font');
    font.appendChild(document.createElement('font')).textContent = data + mark;
    text.replaceWith(font);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translate(text);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') translateAll(target.parentNode ?? target);
      for (const node of addedNodes) {
        if (node instanceof Text) translate(node);
        else translateAll(node);
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Returns all visible texts of the page in document order, and those that are not translated. */
const textsOf = (page: Page) =>
  page.evaluate(([mark, leave]) => {
    const all: string[] = [];
    const untranslated: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (data.trim() === '' || parentElement?.closest(leave)) continue;
      if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      all.push(data.replaceAll(mark, '').trim().replaceAll(/\s+/g, ' '));
      if (!data.endsWith(mark)) untranslated.push(data);
    }
    return { all, untranslated };
  }, OF_TRANSLATOR);

/** The same page in two windows: the original and a translated one. */
export class Both {
  constructor(
    readonly plain: Page,
    readonly translated: Page,
  ) {}

  /** Runs the step on both pages, which must then have the same texts. */
  async read(step: (page: Page) => Promise<unknown>) {
    await Promise.all([step(this.plain), step(this.translated)]);
    await this.readAlike();
  }

  async readAlike() {
    // React may re-render a translated page when it hydrates; a click at that moment would be lost.
    await Promise.all([hydrated(this.plain), hydrated(this.translated)]);
    await expect(async () => {
      const [plain, translated] = await Promise.all([
        textsOf(this.plain),
        textsOf(this.translated),
      ]);
      expect(translated.all).toEqual(plain.all);
      expect(translated.untranslated).toEqual([]);
      expect(plain.all.length).toBeGreaterThan(0);
    }).toPass();
  }

  /**
   * Runs the same steps on both pages. At each call of `reads` the pages wait for each other, and
   * must have the same texts.
   */
  async walk(way: (page: Page, reads: (page: Page) => Promise<unknown>) => Promise<void>) {
    let arrived: ((alike: Promise<void>) => void) | null = null;
    const reads = () => {
      const { readAlike } = this;
      return new Promise<void>((resolve) => {
        if (arrived === null) {
          arrived = resolve;
          return;
        }
        const alike = readAlike.call(this);
        arrived(alike);
        resolve(alike);
        arrived = null;
      });
    };
    await Promise.all([way(this.plain, reads), way(this.translated, reads)]);
  }
}

export const test = base.extend<{ readonly both: Both }>({
  both: async ({ browser }, use) => {
    // Each page has its own window, because a background tab does not scroll by keys.
    const windows = [await browser.newContext(), await browser.newContext()] as const;
    const [plain, translated] = [await windows[0].newPage(), await windows[1].newPage()];
    const complaints: string[] = [];
    for (const page of [plain, translated]) {
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (message) => {
        // Ignores reports of content that failed to load, because these tests cause such failures
        // on purpose.
        const isMissing = message.text().includes('status of 404');
        const isContent = message.text().startsWith('ContentError');
        const isUnexpected = message.type() === 'error' && !isContent && !isMissing;
        if (isUnexpected) complaints.push(message.text());
      });
    }
    await translated.addInitScript(translator, OF_TRANSLATOR);
    await use(new Both(plain, translated));
    expect(complaints).toEqual([]);
    for (const window of windows) await window.close();
  },
});
