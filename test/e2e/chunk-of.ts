import { existsSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Returns a pattern that matches the URL of the chunk whose entry is a module of `src/ui`, such as
 * `pages/product/product-more.tsx`.
 *
 * @throws Error if the module does not exist, because a renamed module has a renamed chunk.
 */
export function chunkOf(module: string): RegExp {
  if (!existsSync(`src/ui/${module}`)) throw new Error(`There is no module src/ui/${module}.`);
  return new RegExp(`/assets/${basename(module, '.tsx')}-[^/]*[.]js$`, 'u');
}
