import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { type EveryStyle, everyStyle } from './collect-styles.ts';
import { changesOf } from './css-prop-replacements.ts';
import { hasStyles, UI } from './is-compiled-file.ts';
import { RULES } from './load-components.ts';
import { markPure } from './pure-code.ts';
import { stylesOfModule } from './style-expressions.ts';
import { FOLDER, rulesAsCode, writeSheets } from './style-sheets.ts';

/**
 * Id of the module with the function that joins an element's `className` with its compiled classes.
 */
const JOINED = 'virtual:joined-classes';

const JOINED_CODE =
  "export const joined = (...names) => names.filter(Boolean).join(' ') || undefined;";

/**
 * Compiles the components' styles into stylesheets at build time. Browsers receive class names
 * instead of style objects, and no code that generates CSS. The source code uses Emotion's `css`
 * prop, but only the developer tools load Emotion at run time.
 */
export function compiledStyles(): Plugin {
  let every: EveryStyle | undefined;
  let read = async (): Promise<EveryStyle> => {
    throw new Error('The configuration is not known yet');
  };
  return {
    name: 'compiled-styles',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { '#styles': FOLDER } },
      oxc: { jsx: { importSource: 'react' } },
    }),
    async configResolved({ resolve }) {
      read = () => everyStyle(resolve.alias);
      every = await read();
      writeSheets(every);
    },
    resolveId: (id) => (id === RULES || id === JOINED ? `\0${id}` : null),
    load(id) {
      if (id === `\0${JOINED}`) return JOINED_CODE;
      return id === `\0${RULES}` && every !== undefined ? rulesAsCode(every) : null;
    },
    transform(code, id) {
      if (!id.startsWith(UI) || !/(?<![.]test)[.]tsx?$/u.test(id) || every === undefined)
        return null;
      if (id.startsWith(`${UI}dev/`)) return `/** @jsxImportSource @emotion/react */\n${code}`;
      const changed = new MagicString(code);
      if (this.environment.mode === 'build') markPure(code, id, changed);
      const styles = hasStyles(id) ? stylesOfModule(id, code) : null;
      if (styles !== null && styles.places.length > 0) {
        const changes = changesOf(code, styles, every.classes.get(id) ?? []);
        for (const { start, end, text } of changes) changed.overwrite(start, end, text || ' ');
        if (styles.places.some(({ kind }) => kind === 'global'))
          changed.prepend("import '#styles/ground.css';\n");
        if (changes.some(({ text }) => text.includes('$joined(')))
          changed.prepend(`import { joined as $joined } from '${JOINED}';\n`);
      }
      return { code: changed.toString(), map: changed.generateMap({ hires: 'boundary' }) };
    },
    /** Reloads the page when a style has changed, because any component may use it. */
    async hotUpdate({ file, server }) {
      if (!file.startsWith(UI) || this.environment.name !== 'client') return;
      const before = JSON.stringify(every?.rules) + every?.ground;
      every = await read();
      if (before === JSON.stringify(every.rules) + every.ground) return;
      writeSheets(every);
      server.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
