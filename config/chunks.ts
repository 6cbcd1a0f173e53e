import { fileURLToPath } from 'node:url';

const path = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

/** Each chunk's roots: what these import, and what that imports, is wanted together. */
const ROOTS: readonly (readonly [name: string, files: readonly string[]])[] = [
  ['site', [path('entry-client.tsx')]],
  ['use-cases', [path('composition/load-use-cases.ts'), path('composition/strapi-module.ts')]],
];

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

function importedBy(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(roots);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}

/**
 * Names the chunk of what a first visit always needs. Left alone, whatever a lazy page shares with
 * the entry becomes a chunk of its own: a request each, and bytes that compress worse apart.
 */
export function firstVisitChunks() {
  let chunks: readonly (readonly [string, ReadonlySet<string>])[] | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    chunks ??= ROOTS.map(([name, roots]) => [name, importedBy(roots, graph)]);
    return chunks.find(([, modules]) => modules.has(id))?.[0] ?? null;
  };
}
