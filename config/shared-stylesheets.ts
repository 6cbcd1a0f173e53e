import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import createCache from '@emotion/cache';
import { type Plugin, runnerImport } from 'vite';
import type { footerSheet } from '../src/ui/sections/footer/footer-sheet.ts';
import { prefixed } from '../src/ui/theme/prefixed.ts';
import { writeAtomically } from './write-atomically.ts';

/** Styles, keyed by class name. */
type Styles = typeof footerSheet;

const src = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

/** Loads a module of the site through Vite, because Node cannot load it directly. */
const siteModule = async <Module>(file: string): Promise<Module> =>
  (await runnerImport<Module>(src(file), { configFile: false, logLevel: 'error' })).module;

/** Matches source files whose styles are in the generated stylesheets. */
const SOURCES = /\/src\/ui\/(?:sections\/footer|theme)\/[^/]+[.]ts$/u;

const FOLDER = fileURLToPath(new URL('../node_modules/.cache/sheets', import.meta.url));

/** Returns the CSS that Emotion would generate for these styles in a browser. */
async function rulesOf(styles: Styles): Promise<string> {
  const cache = createCache({ key: 'css', stylisPlugins: [prefixed] });
  return Object.entries(styles)
    .map(([name, style]) => cache.insert(`.${name}`, style, cache.sheet, false) ?? '')
    .join('\n');
}

/**
 * Generates stylesheets that all pages share, for imports such as `@import "#sheets/footer.css"`.
 * They contain the styles of components below the first screen. The first paint does not need these
 * styles, so the head of a page does not contain them.
 */
export const sheets = (): Plugin => ({
  name: 'sheets',
  async config() {
    type Module = { footerSheet: Styles };
    const footer = await siteModule<Module>('ui/sections/footer/footer-sheet.ts');
    writeAtomically(join(FOLDER, 'footer.css'), await rulesOf(footer.footerSheet));
    return { resolve: { alias: { '#sheets': FOLDER } } };
  },
  /**
   * Restarts the development server when a source file changes, because the stylesheets are
   * generated only when the server starts.
   */
  configureServer(server) {
    server.watcher.on('change', (file) => {
      if (SOURCES.test(file)) server.restart();
    });
  },
});
