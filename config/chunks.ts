import { fileURLToPath } from 'node:url';

const path = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

/** Each chunk's roots: what these import, and what that imports, is wanted together. */
const ROOTS: readonly (readonly [name: string, files: readonly string[]])[] = [
  ['site', [path('entry-client.tsx')]],
  ['use-cases', [path('composition/load-use-cases.ts'), path('composition/strapi-module.ts')]],
];

/** A package's index names all that the site takes of it, also what only a later page wants. */
const LATER =
  /(?:useQueries|queriesObserver|useSuspenseQueries|useMutation|mutationObserver)\.js$/u;

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

function importedBy(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(roots);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!LATER.test(imported)) found.add(imported);
    }
  }
  return found;
}

/** Names the chunk of what a first visit always needs. */
function firstVisit() {
  let named: readonly (readonly [string, ReadonlySet<string>])[] | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    named ??= ROOTS.map(([name, roots]) => [name, importedBy(roots, graph)]);
    return named.find(([, modules]) => modules.has(id))?.[0] ?? null;
  };
}

/** The small parts that any page but the first may have. */
const PARTS_OF_PAGES =
  /src\/ui\/(?:components\/(?:page|actions|waiting|drawing|fields)|site|hooks)\//u;

/**
 * Left alone, whatever several chunks share becomes a chunk of its own: a request each, and bytes
 * that compress worse apart.
 */
export const chunks = () => [
  { name: firstVisit(), debugName: 'first visit', priority: 1 },
  { name: 'pages', test: PARTS_OF_PAGES, minShareCount: 2 },
];

const AT_ONCE = /(?:^|\/)(?:site|rolldown-runtime)-[^/]*\.js$/u;

/** What a later page's code needs and is not there: Firefox takes a preload of what is for a failure. */
export const preloaded = (
  _file: string,
  needed: string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] => (hostType === 'html' ? needed : needed.filter((file) => !AT_ONCE.test(file)));
