import { existsSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Returns a pattern that matches the URL of the chunk whose entry is a module of `src/ui`, such as
 * `pages/product/product-more.tsx`.
 *
 * @throws Error if the module does not exist. Without this check, the pattern would match no URL
 * after the module is renamed, and a test could pass without testing anything.
 */
export function chunkOf(module: string): RegExp {
  if (!existsSync(`src/ui/${module}`)) throw new Error(`There is no module src/ui/${module}.`);
  return new RegExp(`/assets/${basename(module, '.tsx')}-[^/]*[.]js$`, 'u');
}
