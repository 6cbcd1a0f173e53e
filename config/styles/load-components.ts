import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Alias, build, type Plugin } from 'vite';
import { hasStyles, UI } from './is-compiled-file.ts';
import { stylesOfModule } from './style-expressions.ts';

const ENTRY = 'virtual:every-style';

/**
 * Parent folder of the temporary builds. It is inside the project, so that the built modules can
 * import the project's packages.
 */
const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/styles', import.meta.url));

/**
 * Matches the placeholder for a file's URL in a style. The placeholder contains the path of the
 * file. The build replaces the placeholder when it knows the URL.
 */
export const ADDRESS = /asset:([^)\s"']+)/gu;

/** Id of the module from which the renderer takes the style rules of each page. */
export const RULES = 'virtual:style-rules';

/** Code that replaces every picture module, because no style depends on a picture. */
const PICTURE =
  "export default [{ url: '', width: 1, height: 1, format: 'jpeg', colour: '#000000' }];";

/** Called for each module that has styles, with the values of its style expressions. */
type OnModuleStyles = (file: string, values: readonly unknown[]) => void;

/**
 * Creates a plugin that adds code to each module with styles. When the module loads, the code
 * passes the values of its style expressions to `onModuleStyles`.
 */
const collectStyles = (onModuleStyles: OnModuleStyles): Plugin => {
  Object.assign(globalThis, { __noteStyles: onModuleStyles });
  return {
    name: 'noting-styles',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id === ENTRY) return ENTRY;
      if (id === RULES) return `\0${RULES}`;
      // A file that is not code, such as a font, becomes a placeholder that contains its path (see
      // `ADDRESS`). Only the later build of the site knows the URL of the file.
      if (!/[?](?:url|picture)|[.](?:svg|woff2|css)\b/u.test(id)) return null;
      const resolved = await this.resolve(id.replace(/[?].*/u, ''), importer, { skipSelf: true });
      return `\0asset:${resolved?.id ?? id}${/[?].*/u.exec(id)?.[0] ?? ''}`;
    },
    load(id) {
      if (id.endsWith('?picture')) return PICTURE;
      if (id === `\0${RULES}`) return 'export const ground = "", rules = [], keyframes = [];';
      if (id.startsWith('\0asset:')) return `export default ${JSON.stringify(id.slice(1))};`;
      if (id !== ENTRY) return null;
      const files = readdirSync(UI, { encoding: 'utf8', recursive: true })
        .map((name) => join(UI, name))
        .filter(hasStyles)
        .sort();
      return files.map((file) => `import ${JSON.stringify(file)};`).join('\n');
    },
    transform(code, id) {
      if (!hasStyles(id)) return null;
      const { expressions } = stylesOfModule(id, code);
      if (expressions.length === 0) return null;
      const values = expressions.map((expression) => expression.code).join(',\n');
      return `${code}\n;globalThis.__noteStyles(${JSON.stringify(id)}, [\n${values}\n]);`;
    },
  };
};

/** Arbitrary values for the constants that a build defines. No style depends on the values. */
const ANY_SITE = {
  __CATALOGUE__: "'memory'",
  __STRAPI__: 'null',
  __SITE_URL__: 'null',
  __SERVICE_WORKER__: 'false',
  __DEV_TOOLS__: 'false',
};

/** Loads every module of `src/ui` that has styles, each after its dependencies. */
export async function loadViews(alias: Alias[], onModuleStyles: OnModuleStyles): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  // Use a new folder each time, because Node caches modules by path.
  const folder = mkdtempSync(join(FOLDER, 'load-'));
  try {
    await build({
      configFile: false,
      envDir: false,
      logLevel: 'error',
      define: ANY_SITE,
      resolve: { alias },
      plugins: [collectStyles(onModuleStyles)],
      build: {
        ssr: true,
        outDir: folder,
        rolldownOptions: {
          input: ENTRY,
          output: { entryFileNames: 'every-style.mjs', codeSplitting: false },
        },
      },
    });
    await import(pathToFileURL(join(folder, 'every-style.mjs')).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
