import { fileURLToPath } from 'node:url';

const path = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

const SITE = [path('entry-client.tsx')];
const DRAFTS = [path('composition/form-use-cases.ts')];
const USE_CASES = [
  path('composition/load-use-cases.ts'),
  path('composition/modules/strapi-module.ts'),
];

/** What wakes the page comes before all its code, and must not bring that along. */
const BEFORE = [
  path('ui/hydration/'),
  path('composition/stored-scenario.ts'),
  path('composition/preview/preview-token.ts'),
  '\0vite/preload-helper',
];

/** Imports each page when it is wanted. */
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
      if (!BEFORE.some((start) => imported.startsWith(start))) found.add(imported);
    }
  }
  return found;
}

/** So little code, in letters as it is written, is not worth a request of its own. */
const LEAST = 3500;

/** So much of a page, in letters, comes by itself where it comes late to others: a request more, and a quarter kilobyte. */
const LEAST_LENT = 5000;

/** What so many pages need comes with the site: apart it compresses a quarter worse. */
const MANY = 6;

/** Its styles become sheets: see `compiled-styles.ts`. */
const STYLES = /-style[.]ts$|\/ui\/theme\/|[.]css$/u;

const sizeOf = (id: string, graph: ModuleGraph): number =>
  STYLES.test(id) ? 0 : (graph.getModuleInfo(id)?.code?.length ?? 0);

/** Modules that the same pages need. */
interface Shared {
  readonly pages: ReadonlySet<string>;
  readonly ids: readonly string[];
  /** In letters. */
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
 * What pages share, by the pages that share it: each loads what it needs and next to nothing else. What is
 * too little for a chunk joins the chunk of a few more pages that have it among theirs, or the site's.
 */
function sharedByPages(needs: ReadonlyMap<string, readonly string[]>, graph: ModuleGraph) {
  const groups = new Map<string, Shared>();
  for (const [id, pages] of needs) {
    const key = pages.join();
    const size = sizeOf(id, graph);
    const own = { pages: new Set(pages), ids: [id], size };
    const known = groups.get(key);
    groups.set(key, known === undefined ? own : joined(known, own));
  }
  const withTheSite: string[] = [];
  const bySize = [...groups.entries()].sort(([, one], [, other]) => one.size - other.size);
  for (const [key] of bySize) {
    const group = groups.get(key);
    if (group === undefined || group.size >= LEAST) continue;
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

/** All in one chunk, named after the largest. */
function named(ids: readonly string[], graph: ModuleGraph): readonly Named[] {
  const [largest = ''] = [...ids].sort((one, other) => sizeOf(other, graph) - sizeOf(one, graph));
  return ids.map((id) => [id, fileName(largest)]);
}

/** The pages to which each module comes late. */
function lateNeeds(
  pages: readonly string[],
  graph: ModuleGraph,
): ReadonlyMap<string, readonly string[]> {
  const needs = new Map<string, string[]>();
  for (const page of pages) {
    const atOnce = importedBy([page], graph);
    const late = [...atOnce].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
    for (const id of importedBy(late, graph)) {
      if (!atOnce.has(id)) needs.set(id, [...(needs.get(id) ?? []), page]);
    }
  }
  return needs;
}

/** Of what only one page needs at once: its page's, but for much that comes late to the same other pages. */
function ownChunks(
  own: readonly (readonly [id: string, page: string])[],
  late: ReadonlyMap<string, readonly string[]>,
  graph: ModuleGraph,
): readonly Named[] {
  const byUse = new Map<string, (typeof own)[number][]>();
  for (const [id, page] of own) {
    const use = [page, ...(late.get(id) ?? [])].join();
    byUse.set(use, [...(byUse.get(use) ?? []), [id, page]]);
  }
  return [...byUse.values()].flatMap((group) => {
    const ids = group.map(([id]) => id);
    const size = ids.reduce((sum, id) => sum + sizeOf(id, graph), 0);
    const isLent = late.has(ids[0] ?? '') && size >= LEAST_LENT;
    return isLent ? named(ids, graph) : group.map(([id, page]) => [id, fileName(page)] as const);
  });
}

/** The chunk of each module that pages need: its page's where it has one, else named after the largest in it. */
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
  const isOfMany = (id: string) => (needs.get(id)?.length ?? 0) >= MANY;
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
    ...ownChunks(own, lateNeeds(pages, graph), graph),
    ...shared.flatMap(({ ids }) => named(ids, graph)),
  ]);
}

/** Names the chunk of each module that more than one page needs, or none does to be drawn. */
function chunkNames() {
  let known: ReturnType<typeof read> | undefined;
  const read = (graph: ModuleGraph) => {
    const site = importedBy(SITE, graph);
    const useCases = importedBy(USE_CASES, graph);
    const drafts = importedBy(DRAFTS, graph);
    return { site, drafts, useCases, shared: sharedChunks(graph, site, useCases) };
  };
  return (id: string, graph: ModuleGraph): string | null => {
    known ??= read(graph);
    if (known.site.has(id)) return 'site';
    const shared = known.shared.get(id);
    // A rule of the domain that a page asks too must not bring the use-cases along.
    if (shared !== undefined) return shared;
    if (known.drafts.has(id)) return 'drafts';
    return known.useCases.has(id) ? 'use-cases' : null;
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
