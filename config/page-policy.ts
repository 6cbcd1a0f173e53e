import type { Plugin } from 'vite';
import { ownStylesAllowed } from '../src/ui/app/own-styles-allowed.ts';
import { pagePolicy } from './host-headers.mjs';

/** The policy follows this tag directly: it applies only to elements after it. */
const FIRST = '<meta charset="utf-8" />';

/**
 * Writes the page's half of the content security policy into index.html, the template of every
 * page. The development server has no policy, because it injects its own styles and scripts into
 * pages.
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
