import { fileURLToPath } from 'node:url';

const path = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

const SITE = [path('entry-client.tsx')];
const DRAFTS = [path('composition/preview/draft-use-cases.ts')];
const USE_CASES = [
  path('composition/load-use-cases.ts'),
  path('composition/modules/strapi-module.ts'),
];

/** What wakes the page comes before all its code, and must not bring that along. */
const BEFORE = [
  path('ui/waking/'),
  path('composition/kept-scenario.ts'),
  path('composition/preview/preview-token.ts'),
  '\0vite/preload-helper',
];

/** Imports each page when it is wanted. */
const PAGES = path('ui/app/pages.ts');

interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

function importedBy(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(roots);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!BEFORE.some((start) => imported.startsWith(start))) found.add(imported);
    }
  }
  return found;
}

/** What home has together with a few pages; the rest of what it shares every page has. */
const HOME_TOGETHER = [
  [
    'comparison',
    /src\/(?:ui\/sections\/comparison|ui\/content\/pages\/compare|ui\/components\/drawing\/(?:scent|species)|domain\/catalogue\/(?:comparison|scent))/u,
  ],
  [
    'seasons',
    /src\/(?:ui\/content\/seasons|ui\/components\/drawing\/year-needle|domain\/seasons)/u,
  ],
] as const;

/** What several pages have together, and no others. */
const TOGETHER = [
  ['list', /src\/ui\/list\/|\/use-debounce\//u],
  ['fields', /src\/ui\/components\/fields\//u],
  ['form', /src\/(?:ui\/components\/enquiry|domain\/enquiries)\//u],
  [
    'few-words',
    /src\/ui\/(?:components\/(?:page\/(?:short-page|not-found)|actions\/link-row)|content\/meta\/not-found)/u,
  ],
  [
    'products',
    /src\/(?:ui\/(?:content\/pages\/product-pages|site\/addresses\/ask-address)|domain\/catalogue\/oil)/u,
  ],
  [
    'scent',
    /src\/(?:domain\/catalogue\/scent|ui\/components\/(?:drawing\/(?:scent|species)|page\/fact-value))/u,
  ],
  ['facts', /src\/domain\/catalogue\/(?:comparison|description|known-facts|product-facts)/u],
  ['journal', /src\/(?:ui\/content\/pages\/blog-pages|domain\/journal)/u],
] as const;

const nameOf = (groups: readonly (readonly [string, RegExp])[], id: string) =>
  groups.find(([, test]) => test.test(id))?.[0];

/** What a chunk of each page would have to bring along, were nothing shared. */
function pageSets(graph: ModuleGraph) {
  const pages = graph.getModuleInfo(PAGES)?.dynamicallyImportedIds ?? [];
  const sets = pages.map((page) => importedBy([page], graph));
  return {
    home: sets[pages.findIndex((page) => page.endsWith('/home-page.tsx'))] ?? new Set(),
    usedBy: (id: string) => sets.filter((set) => set.has(id)).length,
  };
}

/** Names the chunk of each module that more than one page needs, or none does to be drawn. */
function chunkNames() {
  let known: ReturnType<typeof read> | undefined;
  const read = (graph: ModuleGraph) => ({
    site: importedBy(SITE, graph),
    drafts: importedBy(DRAFTS, graph),
    useCases: importedBy(USE_CASES, graph),
    ...pageSets(graph),
  });
  return (id: string, graph: ModuleGraph): string | null => {
    known ??= read(graph);
    if (known.site.has(id)) return 'site';
    const pages = known.usedBy(id);
    // A rule of the domain that a page asks too must not bring the use-cases along.
    if (pages === 0 && known.drafts.has(id)) return 'drafts';
    if (pages === 0) return known.useCases.has(id) ? 'use-cases' : null;
    if (pages === 1 && !known.useCases.has(id)) return null;
    // The first page of most visits carries nothing that it has no use for.
    if (known.home.has(id)) return nameOf(HOME_TOGETHER, id) ?? 'pages';
    return nameOf(TOGETHER, id) ?? 'more-pages';
  };
}

/**
 * Left alone, whatever several chunks share becomes a chunk of its own: a request each, and bytes
 * that compress worse apart; and a group takes along what its modules import, whoever wants that.
 */
export const chunks = () => [
  { name: chunkNames(), debugName: 'several pages', includeDependenciesRecursively: false },
];

const AT_ONCE = /(?:^|\/)(?:index|site|rolldown-runtime)-[^/]*\.js$/u;

/** What a later page's code needs and is not there: Firefox takes a preload of what is for a failure. */
export const preloaded = (
  _file: string,
  needed: string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] => (hostType === 'html' ? needed : needed.filter((file) => !AT_ONCE.test(file)));
