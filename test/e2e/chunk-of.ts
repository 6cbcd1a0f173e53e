import { existsSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Returns a pattern that matches the URL of the chunk whose entry is a module of `src/ui`, such as
 * `pages/product/product-more.tsx`.
 *
 * @throws Error if the module does not exist. Otherwise the pattern would match nothing after the
 * module, and with it the chunk, was renamed.
 */
export function chunkOf(module: string): RegExp {
  if (!existsSync(`src/ui/${module}`)) throw new Error(`There is no module src/ui/${module}.`);
  return new RegExp(`/assets/${basename(module, '.tsx')}-[^/]*[.]js$`, 'u');
}
