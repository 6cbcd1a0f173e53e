import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OURS = fileURLToPath(new URL('../src/ui/theme/prefixed.ts', import.meta.url));

/** Where Emotion's code for browsers says what it does to every rule. */
const ITS_OWN = 'var defaultStylisPlugins = [prefixer];';

/**
 * Has styles that a browser draws written for the browsers that the drawn pages are written for, by
 * the same plugin, in place of Emotion's own.
 */
export const prefixes = (): Plugin => ({
  name: 'prefixes',
  apply: 'build',
  transform: {
    filter: { id: /@emotion\/cache\/dist\/emotion-cache[.]browser[.]esm[.]js$/u },
    handler(code) {
      if (!code.includes(ITS_OWN)) this.error(`Emotion no longer says "${ITS_OWN}"`);
      const changed = code.replace(ITS_OWN, 'var defaultStylisPlugins = [prefixed];');
      return { code: `import { prefixed } from ${JSON.stringify(OURS)};\n${changed}`, map: null };
    },
  },
});
