import type { Plugin } from 'vite';
import { ownStylesAllowed } from '../src/ui/app/own-styles-allowed.ts';
import { pagePolicy } from './host-headers.mjs';

/** It has to be known before anything that it judges. */
const FIRST = '<meta charset="utf-8" />';

/**
 * Writes the page's half of the content security policy into index.html, which every page is made
 * of. The development server, which writes styles and scripts of its own into pages, goes without.
 */
export const policy = (cms: string | null): Plugin => ({
  name: 'page-policy',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      if (!html.includes(FIRST)) throw new Error(`index.html lacks ${FIRST}`);
      const content = pagePolicy({ cms: cms === null ? null : new URL(cms).origin });
      const meta = `<meta http-equiv="Content-Security-Policy" content="${content}" />`;
      return ownStylesAllowed(html.replace(FIRST, `${FIRST}\n    ${meta}`));
    },
  },
});
