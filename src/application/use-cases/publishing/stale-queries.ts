import type { AnsweredQuery } from '../../port-query';
import type { ContentPort } from '../../ports/content-ports';
import type { PublicContent, PublicItem, PublicList } from '../../public-content';
import { newestChange } from './newest-change';

/** A list to compare. `asListed` may be a digest of the list entry. */
type List = PublicList<string>;

/** Resolution of the coarsest clock that a CMS database uses. */
const CLOCK_MS = 1000;

const timeOf = ({ changedAt }: PublicItem<string>): number =>
  changedAt === null ? Number.NaN : Date.parse(changedAt);

/**
 * Only items changed before this time can count as unchanged. An item that was changed just before
 * it was read may have been changed again within the same tick of the CMS's clock; its time does
 * not show that. The newest time in the content stands for "now", so that our clock does not
 * matter.
 */
const unchangedBefore = (content: PublicContent): number => newestChange(content) - 2 * CLOCK_MS;

const isSameItem = (one: PublicItem<string> | undefined, other: PublicItem<string> | undefined) =>
  one?.id === other?.id && one?.asListed === other?.asListed;

/** Whether every item is readable. An unreadable item has an unknown position in the list. */
const isReadable = ({ items, total }: List): boolean => items.length === total;

/** The names of the criteria that narrow a search. */
const criteriaOf = (query: unknown): readonly string[] =>
  Object.entries((query ?? {}) as object)
    .filter(([name, value]) => name !== 'page' && name !== 'pageSize' && value !== '')
    .filter(([name, value]) => !(name === 'sort' && value === 'featured'))
    .filter(([, value]) => !(Array.isArray(value) && value.length === 0))
    .map(([name]) => name);

/** Compares titles like the least exact collation: without accents and case. */
const folded = (title: string): string =>
  title.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

type StaleQueries = (query: AnsweredQuery) => boolean;

function staleQueriesOf(before: List, now: List, limit: number): StaleQueries {
  const was = new Map(before.items.map((item) => [item.id, item]));
  const isUnchanged = (item: PublicItem<string>) =>
    isSameItem(was.get(item.id), item) && timeOf(item) < limit;
  const unchanged = new Set(now.items.filter(isUnchanged).map(({ id }) => id));
  const changed = now.items.filter(({ id }) => !unchanged.has(id));
  const changedTitles = new Set(changed.map(({ title }) => folded(title)));

  const haveSameTotals =
    before.total === now.total && before.unsupportedFilters === now.unsupportedFilters;
  const areReadable = isReadable(before) && isReadable(now);
  const areSameIn = (from: number, to: number) => {
    const items = now.items.slice(from, to);
    return (
      items.length === before.items.slice(from, to).length &&
      items.every((item, place) => isSameItem(before.items[from + place], item))
    );
  };
  const isWholeListUnchanged =
    haveSameTotals && areReadable && changed.length === 0 && areSameIn(0, now.items.length);

  const places = new Map(now.items.map(({ id }, place) => [id, place]));
  const formerPlaces = new Map(before.items.map(({ id }, place) => [id, place]));
  function areStaleNeighbours(id: string): boolean {
    const [place, formerly] = [places.get(id), formerPlaces.get(id)];
    if (place === undefined || formerly === undefined || !areReadable) return true;
    return [-1, 1].some(
      (step) => !isSameItem(now.items[place + step], before.items[formerly + step]),
    );
  }

  /**
   * Whether the order of these items changed. A restored backup moves items without changing them.
   */
  function areMoved(ids: readonly string[]): boolean {
    const step = (all: ReadonlyMap<string, number>, at: number) =>
      Math.sign((all.get(ids[at + 1] ?? '') ?? 0) - (all.get(ids[at] ?? '') ?? 0));
    return ids.slice(1).some((_, at) => step(places, at) !== step(formerPlaces, at));
  }

  function isStaleSearch({ args: [query], ids, span, isWhole }: AnsweredQuery): boolean {
    if (isWholeListUnchanged) return false;
    if (before.unsupportedFilters !== now.unsupportedFilters) return true;
    const criteria = criteriaOf(query);
    if (criteria.length === 0) return !(haveSameTotals && areReadable && areSameIn(...span));
    const { titles } = query as { readonly titles?: readonly string[] };
    const isByTitle = criteria.every((name) => name === 'titles' || name === 'volumes');
    if (!isByTitle || !titles || !isWhole) return true;
    // A found item changed, is gone or moved, or the search may find another item now.
    return (
      ids.some((id) => !unchanged.has(id)) ||
      areMoved(ids) ||
      titles.some((title) => changedTitles.has(folded(title)))
    );
  }

  return (query) => {
    switch (query.method) {
      case 'byId':
        return !unchanged.has(`${query.args[0]}`);
      case 'neighbours':
        return areStaleNeighbours((query.args[0] as { readonly id: string }).id);
      case 'search':
        return isStaleSearch(query);
      // It requests no order. The CMS's own order may change while no document does: the owner
      // sorts a list by hand, or Strapi moves a document to another row.
      case 'list':
        return true;
      default:
        return !isWholeListUnchanged;
    }
  };
}

/**
 * Returns a predicate that is true for queries whose answer may have changed. Every other query has
 * the same answer as before. A query to an unknown port, from an earlier version, is stale.
 */
export function staleQueries(before: PublicContent, now: PublicContent): StaleQueries {
  const limit = unchangedBefore(before);
  const byPort: Readonly<Record<ContentPort, StaleQueries>> = {
    productCatalogue: staleQueriesOf(before.products, now.products, limit),
    blog: staleQueriesOf(before.posts, now.posts, limit),
  };
  const isKnown = (name: string): name is ContentPort => Object.hasOwn(byPort, name);
  return (query) => !isKnown(query.port) || byPort[query.port](query);
}
