import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensurePackages } from '../lib/ensure-packages.mjs';
import { ROOT } from '../lib/root.mjs';

const ENTRY = 'src/entry-seed.ts';
const CACHE = join(ROOT, 'node_modules', '.cache');

/**
 * Uses Vite to bundle the code that seeds a CMS, and imports the bundle. Node cannot run this code
 * itself, because the code imports pictures and reads Vite's environment.
 */
async function buildSeedEntry() {
  if (!existsSync(join(ROOT, ENTRY))) throw new Error(`${ENTRY} is missing.`);
  await ensurePackages();
  const { build } = await import('vite');
  // The folder is inside node_modules, so that imports resolve. Each process has its own folder,
  // because several processes may seed at the same time.
  mkdirSync(CACHE, { recursive: true });
  const outDir = mkdtempSync(join(CACHE, 'seed-'));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    root: ROOT,
    logLevel: 'warn',
    build: {
      ssr: ENTRY,
      outDir,
      rolldownOptions: { output: { entryFileNames: 'entry-seed.mjs' } },
    },
  });
  return import(pathToFileURL(join(outDir, 'entry-seed.mjs')).href);
}

/** @type {Promise<any> | undefined} */
let entry;
const seedEntry = () => {
  entry ??= buildSeedEntry();
  return entry;
};

/**
 * Fills a CMS through the site's own use-cases and Strapi adapter: with the sample content, then
 * with generated products until there are `products` of them.
 * @param {{ host: string, token: string, products?: number | undefined }} wish
 */
export async function seedCms({ host, token, products = 0 }) {
  const { seed } = await seedEntry();
  await seed({ host, token, artDir: join(ROOT, 'art'), products });
}
