import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import createCache from '@emotion/cache';
import { type Plugin, runnerImport } from 'vite';
import type { footerSheet } from '../src/ui/sections/footer/footer-sheet.ts';
import { prefixed } from '../src/ui/theme/prefixed.ts';
import { writeWhole } from './write-whole.ts';

/** By the classes that wear them. */
type Styles = typeof footerSheet;

const src = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

/** A module of the site, which Node by itself would not know how to read. */
const siteModule = async <Module>(file: string): Promise<Module> =>
  (await runnerImport<Module>(src(file), { configFile: false, logLevel: 'error' })).module;

/** What the sheets are made of. */
const SOURCES = /\/src\/ui\/(?:sections\/footer|theme)\/[^/]+[.]ts$/u;

const FOLDER = fileURLToPath(new URL('../node_modules/.cache/sheets', import.meta.url));

/** As Emotion would write them for a browser. */
async function rulesOf(styles: Styles): Promise<string> {
  const cache = createCache({ key: 'css', stylisPlugins: [prefixed] });
  return Object.entries(styles)
    .map(([name, style]) => cache.insert(`.${name}`, style, cache.sheet, false) ?? '')
    .join('\n');
}

/**
 * `@import "#sheets/footer.css"` gives styles of components as a sheet that comes once for all pages:
 * those of what no first screen shows, which a page's head need not carry, nor its code.
 */
export const sheets = (): Plugin => ({
  name: 'sheets',
  async config() {
    type Module = { footerSheet: Styles };
    const footer = await siteModule<Module>('ui/sections/footer/footer-sheet.ts');
    writeWhole(join(FOLDER, 'footer.css'), await rulesOf(footer.footerSheet));
    return { resolve: { alias: { '#sheets': FOLDER } } };
  },
  /** They are made when the server starts, and Vite does not watch what is made. */
  configureServer(server) {
    server.watcher.on('change', (file) => {
      if (SOURCES.test(file)) server.restart();
    });
  },
});
