import type { Plugin } from 'vite';
import { LOAD_WATCHDOG } from './load-watchdog.mjs';

const PLACE = '<!--load-watchdog-->';

/**
 * Adds the inline script that detects when the page's code fails to load (see `load-watchdog.mjs`).
 */
export const inlineLoadWatchdog = (): Plugin => ({
  name: 'watch-code',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      if (!html.includes(PLACE)) throw new Error(`index.html lacks ${PLACE}`);
      return html.replace(PLACE, () => `<script>${LOAD_WATCHDOG}</script>`);
    },
  },
});
