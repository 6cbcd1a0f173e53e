import { fileURLToPath } from 'node:url';

const path = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

const SITE = [path('entry-client.tsx')];
const DRAFTS = [path('composition/form-use-cases.ts')];
const USE_CASES = [
  path('composition/load-use-cases.ts'),
  path('composition/modules/strapi-module.ts'),
];

/** The loader hydrates the page. It runs before the page's code and must not import it. */
const LOADER_MODULES = [
  path('ui/hydration/'),
  path('composition/stored-scenario.ts'),
  path('composition/preview/preview-token.ts'),
  '\0vite/preload-helper',
];

/** Imports each page dynamically. */
const PAGES = path('ui/app/pages.ts');

interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly code: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

function importedBy(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set(roots);
  for (const id of found) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
      if (!LOADER_MODULES.some((start) => imported.startsWith(start))) found.add(imported);
    }
  }
  return found;
}

/** Less source code than this, in characters, is not worth a request of its own. */
const MIN_CHUNK_SIZE = 3500;

/**
 * Code that one page imports statically and other pages import lazily becomes a chunk of its own
 * from this size on, in characters. The extra chunk costs one request and a quarter of a kilobyte.
 */
const MIN_LAZY_CHUNK_SIZE = 5000;

/** Code that this many pages need goes into the site chunk: apart it compresses a quarter worse. */
const MANY_PAGES = 6;

/** Style modules count as empty: `compiled-styles.ts` moves their content into stylesheets. */
const STYLES = /-style[.]ts$|\/ui\/theme\/|[.]css$/u;

const sizeOf = (id: string, graph: ModuleGraph): number =>
  STYLES.test(id) ? 0 : (graph.getModuleInfo(id)?.code?.length ?? 0);

/** Modules needed by the same set of pages. */
interface Shared {
  readonly pages: ReadonlySet<string>;
  readonly ids: readonly string[];
  /** In characters. */
  readonly size: number;
}

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>) =>
  [...some].every((one) => all.has(one));

const joined = (one: Shared, other: Shared): Shared => ({
  pages: new Set([...one.pages, ...other.pages]),
  ids: [...one.ids, ...other.ids],
  size: one.size + other.size,
});

/**
 * Groups shared modules by the set of pages that need them, so that each page loads hardly more
 * than it needs. A group too small for a chunk joins the smallest group whose pages include its
 * own, or else the site chunk.
 */
function sharedByPages(needs: ReadonlyMap<string, readonly string[]>, graph: ModuleGraph) {
  const groups = new Map<string, Shared>();
  for (const [id, pages] of needs) {
    const key = pages.join();
    const size = sizeOf(id, graph);
    const own = { pages: new Set(pages), ids: [id], size };
    const cached = groups.get(key);
    groups.set(key, cached === undefined ? own : joined(cached, own));
  }
  const withTheSite: string[] = [];
  const bySize = [...groups.entries()].sort(([, one], [, other]) => one.size - other.size);
  for (const [key] of bySize) {
    const group = groups.get(key);
    if (group === undefined || group.size >= MIN_CHUNK_SIZE) continue;
    const [nearest] = [...groups.entries()]
      .filter(([other, { pages }]) => other !== key && isWithin(group.pages, pages))
      .sort(([, one], [, other]) => one.pages.size - other.pages.size);
    if (nearest !== undefined) groups.set(nearest[0], joined(nearest[1], group));
    else withTheSite.push(...group.ids);
    groups.delete(key);
  }
  return { shared: [...groups.values()], withTheSite };
}

const fileName = (id: string): string =>
  /([^/]+?)(?:[.]\w+)?(?:[?].*)?$/u.exec(id)?.[1] ?? 'shared';

type Named = readonly [id: string, chunk: string];

/** Puts all modules in one chunk, named after the largest. */
function named(ids: readonly string[], graph: ModuleGraph): readonly Named[] {
  const [largest = ''] = [...ids].sort((one, other) => sizeOf(other, graph) - sizeOf(one, graph));
  return ids.map((id) => [id, fileName(largest)]);
}

/** Maps each module to the pages that import it lazily. */
function pagesByLazyModule(
  pages: readonly string[],
  graph: ModuleGraph,
): ReadonlyMap<string, readonly string[]> {
  const needs = new Map<string, string[]>();
  for (const page of pages) {
    const eager = importedBy([page], graph);
    const lazy = [...eager].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
    for (const id of importedBy(lazy, graph)) {
      if (!eager.has(id)) needs.set(id, [...(needs.get(id) ?? []), page]);
    }
  }
  return needs;
}

/**
 * Chunks for modules that exactly one page imports statically: the page's own chunk, except for
 * large groups that the same other pages import lazily.
 */
function ownChunks(
  own: readonly (readonly [id: string, page: string])[],
  lazy: ReadonlyMap<string, readonly string[]>,
  graph: ModuleGraph,
): readonly Named[] {
  const byUse = new Map<string, (typeof own)[number][]>();
  for (const [id, page] of own) {
    const use = [page, ...(lazy.get(id) ?? [])].join();
    byUse.set(use, [...(byUse.get(use) ?? []), [id, page]]);
  }
  return [...byUse.values()].flatMap((group) => {
    const ids = group.map(([id]) => id);
    const size = ids.reduce((sum, id) => sum + sizeOf(id, graph), 0);
    const isLoadedLazily = lazy.has(ids[0] ?? '') && size >= MIN_LAZY_CHUNK_SIZE;
    return isLoadedLazily
      ? named(ids, graph)
      : group.map(([id, page]) => [id, fileName(page)] as const);
  });
}

/**
 * Maps each module that pages need to its chunk: that of its page when only one page needs it, else
 * a chunk named after its largest module.
 */
function sharedChunks(
  graph: ModuleGraph,
  site: ReadonlySet<string>,
  useCases: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const needs = new Map<string, string[]>();
  const pages = graph.getModuleInfo(PAGES)?.dynamicallyImportedIds ?? [];
  for (const page of pages) {
    for (const id of importedBy([page], graph)) {
      if (!site.has(id)) needs.set(id, [...(needs.get(id) ?? []), page]);
    }
  }
  const isOfMany = (id: string) => (needs.get(id)?.length ?? 0) >= MANY_PAGES;
  const ofMany = [...needs.keys()].filter(isOfMany);
  for (const id of ofMany) needs.delete(id);
  const own: [id: string, page: string][] = [];
  for (const [id, [page = '', ...others]] of needs) {
    if (others.length > 0 || useCases.has(id)) continue;
    own.push([id, page]);
    needs.delete(id);
  }
  const { shared, withTheSite } = sharedByPages(needs, graph);
  return new Map([
    ...[...ofMany, ...withTheSite].map((id) => [id, 'site'] as const),
    ...ownChunks(own, pagesByLazyModule(pages, graph), graph),
    ...shared.flatMap(({ ids }) => named(ids, graph)),
  ]);
}

/** Names the chunk of each module that several pages need, or that no page needs for rendering. */
function chunkNames() {
  let cached: ReturnType<typeof read> | undefined;
  const read = (graph: ModuleGraph) => {
    const site = importedBy(SITE, graph);
    const useCases = importedBy(USE_CASES, graph);
    const drafts = importedBy(DRAFTS, graph);
    return { site, drafts, useCases, shared: sharedChunks(graph, site, useCases) };
  };
  return (id: string, graph: ModuleGraph): string | null => {
    cached ??= read(graph);
    if (cached.site.has(id)) return 'site';
    const shared = cached.shared.get(id);
    // Before the use-cases: a page that uses a domain rule must not load all use-cases with it.
    if (shared !== undefined) return shared;
    if (cached.drafts.has(id)) return 'drafts';
    return cached.useCases.has(id) ? 'use-cases' : null;
  };
}

/**
 * By default the bundler makes a separate chunk of everything that several chunks share, which
 * costs one request each and compresses worse. It also adds the dependencies of a group's modules
 * to that group, even when other chunks need them; `includeDependenciesRecursively: false` prevents
 * this.
 */
export const chunks = () => [
  { name: chunkNames(), debugName: 'several pages', includeDependenciesRecursively: false },
];

const ALWAYS_LOADED = /(?:^|\/)(?:index|site|rolldown-runtime)-[^/]*\.js$/u;

/**
 * The files to preload for a lazily imported page, without those already loaded: Firefox treats the
 * preload of a loaded file as a failure.
 */
export const preloaded = (
  _file: string,
  needed: string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] => (hostType === 'html' ? needed : needed.filter((file) => !ALWAYS_LOADED.test(file)));
