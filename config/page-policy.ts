import type { Plugin } from 'vite';
import { withStyleHashes } from '../src/ui/app/documents/csp-style-hashes.ts';
import { pagePolicy } from './host-headers.mjs';

/**
 * The policy is inserted directly after this tag, because a policy in a meta element applies only
 * to the elements after it.
 */
const FIRST = '<meta charset="utf-8" />';

/**
 * Writes the page-specific part of the content security policy into index.html, the template of
 * every page. Only builds do this, because the policy would block the styles and scripts that the
 * development server injects into pages.
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
      return withStyleHashes(html.replace(FIRST, `${FIRST}\n    ${meta}`));
    },
  },
});
