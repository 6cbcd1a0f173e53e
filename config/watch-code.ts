import type { Plugin } from 'vite';
import { CODE_WATCH } from './code-watch.mjs';

const PLACE = '<!--code-watch-->';

/** Adds the inline script that detects when the page's code fails to load: see `code-watch.mjs`. */
export const watchCode = (): Plugin => ({
  name: 'watch-code',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      if (!html.includes(PLACE)) throw new Error(`index.html lacks ${PLACE}`);
      return html.replace(PLACE, () => `<script>${CODE_WATCH}</script>`);
    },
  },
});
