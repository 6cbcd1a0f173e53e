import type { Plugin } from 'vite';
import { brand } from '../src/ui/content/brand.ts';
import { homeMeta } from '../src/ui/content/meta/home.ts';

const WORDS: Readonly<Record<string, string>> = {
  title: homeMeta.title,
  name: brand.name,
  line: brand.line,
  email: brand.contact.email,
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const LOADER = '<script type="module" ';

/** What wakes the page gives way to what the page shows; left alone, a script comes first. */
const givingWay = (html: string): string => html.replace(LOADER, `${LOADER}fetchpriority="low" `);

/** The loader, behind what is to be seen. */
export const loaderLast = (): Plugin => ({
  name: 'loader-last',
  transformIndexHtml: { order: 'post', handler: givingWay },
});

const SHEET = /\n *(?<link><link rel="stylesheet"[^>]*href="(?<address>[^"]+)"[^>]*>)/u;

/**
 * The sheet that no screen waits for at the page's end, where `index.html` has it, after the styles of
 * the code: Vite moves it into the head, where all would wait for it. The loader has it fetched when the
 * page stands (`deferred-styles.ts`); without a script it is there from the start.
 */
export const sheetLast = (): Plugin => ({
  name: 'sheet-last',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const sheet = SHEET.exec(html)?.groups;
      if (sheet === undefined) throw new Error('The build has made no sheet of styles');
      const place = `\n<noscript data-sheet="${sheet['address']}">${sheet['link']}</noscript>`;
      return html.replace(SHEET, '').replace(/\s*<\/body>/u, (end) => `${place}${end}`);
    },
  },
});

/** Every page begins with it: how it stands in the source is of no use there. */
export const withoutIndent = (): Plugin => ({
  name: 'without-indent',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll(/\n\s+/gu, '\n') },
});

/** Puts the brand's words into index.html, where they stand until the site's own code has come. */
export const shell = (): Plugin => ({
  name: 'shell',
  transformIndexHtml: (html) =>
    html.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const word = WORDS[name];
      if (word === undefined) throw new Error(`index.html asks for {{${name}}}, which is unknown`);
      return escaped(word);
    }),
});
