import { test as base, expect, type Page } from './browser-test';
import { awake } from './whole-page';

/** What no eye and no locator sees: it stands behind every text that has been translated. */
const MARK = '\u200b';
/** What translators leave as it is. */
const LEFT_ALONE = 'script, style, noscript, textarea, title, svg';
const OF_TRANSLATOR = [MARK, LEFT_ALONE] as const;

/**
 * As the translators of browsers work: each text node is taken out and two `<font>`s with other
 * text stand in its place, at once and whenever the page adds or changes a text.
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

/** Every text on the page in the order it is read in, and which of them are not translated. */
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

/** The same page twice: as it is, and translated. */
export class Both {
  constructor(
    readonly plain: Page,
    readonly translated: Page,
  ) {}

  /** Does the same on both, which must then read the same. */
  async read(step: (page: Page) => Promise<unknown>) {
    await Promise.all([step(this.plain), step(this.translated)]);
    await this.readAlike();
  }

  async readAlike() {
    // As its code comes a translated page is drawn anew, and a press in that moment falls between the two.
    await Promise.all([awake(this.plain), awake(this.translated)]);
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
   * Takes the same way on both. Wherever `reads` is called, each waits for the other, and both must
   * read the same.
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
    // A window each: a tab behind another is not scrolled by its keys.
    const windows = [await browser.newContext(), await browser.newContext()] as const;
    const [plain, translated] = [await windows[0].newPage(), await windows[1].newPage()];
    const complaints: string[] = [];
    for (const page of [plain, translated]) {
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (message) => {
        // Content that did not come is reported too, and is part of what is tried here.
        const isMissing = message.text().includes('status of 404');
        const isContent = message.text().startsWith('ContentError');
        const told = message.type() === 'error' && !isContent && !isMissing;
        if (told) complaints.push(message.text());
      });
    }
    await translated.addInitScript(translator, OF_TRANSLATOR);
    await use(new Both(plain, translated));
    expect(complaints).toEqual([]);
    for (const window of windows) await window.close();
  },
});
