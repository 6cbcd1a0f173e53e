import { existsSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Matches the address of the chunk whose entry is a module of `src/ui`, such as
 * `pages/product/product-more.tsx`.
 *
 * @throws Error if there is no such module: it was renamed, and the chunk with it.
 */
export function chunkOf(module: string): RegExp {
  if (!existsSync(`src/ui/${module}`)) throw new Error(`There is no module src/ui/${module}.`);
  return new RegExp(`/assets/${basename(module, '.tsx')}-[^/]*[.]js$`, 'u');
}
