import type { Plugin } from 'vite';

/** The end of Emotion's hash, which names styles by what they say. */
const WHOLE = '.toString(36)';

/**
 * Of six or seven letters that cannot be compressed, in a style and wherever it is worn, five are left: of
 * the site's thousand styles two have the same name in one of a hundred and twenty sites.
 */
const SHORT = '.toString(36).slice(-5)';

/** Has the styles of drawn pages, and of the browsers that draw on, named in fewer letters. */
export const styleNames = (): Plugin => ({
  name: 'style-names',
  apply: 'build',
  // Where pages are drawn too.
  config: () => ({ ssr: { noExternal: [/^@emotion\//u] } }),
  transform: {
    filter: { id: /@emotion\/hash\/dist\/emotion-hash[.]esm[.]js$/u },
    handler(code) {
      if (!code.includes(WHOLE)) this.error(`Emotion no longer ends its hash with ${WHOLE}`);
      return { code: code.replace(WHOLE, SHORT), map: null };
    },
  },
});
