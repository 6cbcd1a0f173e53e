import type { Plugin } from 'vite';
import { SITE_DETAILS } from '../src/adapters/embedded/embedded-site-details.ts';
import { homeTitle } from '../src/ui/content/meta/home.ts';

const WORDS: Readonly<Record<string, string>> = {
  title: homeTitle(SITE_DETAILS),
  name: SITE_DETAILS.name,
  line: SITE_DETAILS.line,
  email: SITE_DETAILS.contact.email,
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const LOADER = '<script type="module" ';

/**
 * Gives the module script of the page (the loader, `src/entry-loader.ts`) a low fetch priority
 * instead of the default high priority.
 */
const lowerLoaderPriority = (html: string): string =>
  html.replace(LOADER, `${LOADER}fetchpriority="low" `);

/** Makes browsers fetch the loader after the visible content. */
export const loaderLast = (): Plugin => ({
  name: 'loader-last',
  transformIndexHtml: { order: 'post', handler: lowerLoaderPriority },
});

const SHEET = /\n *(?<link><link rel="stylesheet"[^>]*href="(?<address>[^"]+)"[^>]*>)/u;

/**
 * Moves the deferred stylesheet back to the end of the page, where `index.html` has it. Vite puts
 * the stylesheet in the head, where it would block rendering. At the end, its rules also take
 * precedence over the styles in the head. With JavaScript, the loader fetches the stylesheet after
 * the first paint (`deferred-styles.ts`). Without JavaScript, browsers load the stylesheet with the
 * page.
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

/** Removes the indentation of index.html, because every page would contain it. */
export const withoutIndent = (): Plugin => ({
  name: 'without-indent',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll(/\n\s+/gu, '\n') },
});

/**
 * Replaces placeholders in index.html with the brand's texts, which the browser shows until the
 * site's code has loaded.
 */
export const withBrand = (html: string): string =>
  html.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const word = WORDS[name];
    if (word === undefined) throw new Error(`index.html asks for {{${name}}}, which is unknown`);
    return escaped(word);
  });

export const shell = (): Plugin => ({ name: 'shell', transformIndexHtml: withBrand });
