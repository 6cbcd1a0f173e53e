import type { ContentPort } from '../../ports/content-ports';
import type { PublicContent, PublicItem, PublicList } from '../../public-content';
import type { AnsweredQuestion } from '../../question';
import { newestChange } from './newest-change';

/** Content as far as it can be compared: what its lists say may stand here as a digest. */
type List = PublicList<string>;

/** The coarsest clock of a CMS's database counts in these. */
const CLOCK_MS = 1000;

const timeOf = ({ changedAt }: PublicItem<string>): number =>
  changedAt === null ? Number.NaN : Date.parse(changedAt);

/**
 * What was changed just before it was read may have been changed again within the same tick of the
 * CMS's clock, which its time does not tell. No clock of ours is asked: such are the newest.
 */
const settledBefore = (content: PublicContent): number => newestChange(content) - 2 * CLOCK_MS;

const isSameItem = (one: PublicItem<string> | undefined, other: PublicItem<string> | undefined) =>
  one?.id === other?.id && one?.asListed === other?.asListed;

/** What cannot be read has its place in the list, and nobody sees which. */
const isReadable = ({ items, total }: List): boolean => items.length === total;

/** What of a filter narrows something. */
const criteriaOf = (query: unknown): readonly string[] =>
  Object.entries((query ?? {}) as object)
    .filter(([name, value]) => name !== 'page' && name !== 'pageSize' && value !== '')
    .filter(([name, value]) => !(name === 'sort' && value === 'featured'))
    .filter(([, value]) => !(Array.isArray(value) && value.length === 0))
    .map(([name]) => name);

/** As the least exact of databases compares. */
const folded = (title: string): string =>
  title.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

type StaleQueries = (question: AnsweredQuestion) => boolean;

function inDoubtOf(before: List, now: List, settled: number): StaleQueries {
  const was = new Map(before.items.map((item) => [item.id, item]));
  const isSure = (item: PublicItem<string>) =>
    isSameItem(was.get(item.id), item) && timeOf(item) < settled;
  const sure = new Set(now.items.filter(isSure).map(({ id }) => id));
  const unsure = now.items.filter(({ id }) => !sure.has(id));
  const unsureTitles = new Set(unsure.map(({ title }) => folded(title)));

  const areCounted = before.total === now.total && before.lacks === now.lacks;
  const areReadable = isReadable(before) && isReadable(now);
  const areSameIn = (from: number, to: number) => {
    const items = now.items.slice(from, to);
    return (
      items.length === before.items.slice(from, to).length &&
      items.every((item, place) => isSameItem(before.items[from + place], item))
    );
  };
  const isSettled =
    areCounted && areReadable && unsure.length === 0 && areSameIn(0, now.items.length);

  const places = new Map(now.items.map(({ id }, place) => [id, place]));
  const formerPlaces = new Map(before.items.map(({ id }, place) => [id, place]));
  function areOtherNeighbours(id: string): boolean {
    const [place, formerly] = [places.get(id), formerPlaces.get(id)];
    if (place === undefined || formerly === undefined || !areReadable) return true;
    return [-1, 1].some(
      (step) => !isSameItem(now.items[place + step], before.items[formerly + step]),
    );
  }

  /** A restored backup moves what is no other than it was. */
  function areMoved(ids: readonly string[]): boolean {
    const step = (all: ReadonlyMap<string, number>, at: number) =>
      Math.sign((all.get(ids[at + 1] ?? '') ?? 0) - (all.get(ids[at] ?? '') ?? 0));
    return ids.slice(1).some((_, at) => step(places, at) !== step(formerPlaces, at));
  }

  function isOtherSearch({ args: [query], ids, span, isWhole }: AnsweredQuestion): boolean {
    if (isSettled) return false;
    if (before.lacks !== now.lacks) return true;
    const criteria = criteriaOf(query);
    if (criteria.length === 0) return !(areCounted && areReadable && areSameIn(...span));
    const { titles } = query as { readonly titles?: readonly string[] };
    const isByTitle = criteria.every((name) => name === 'titles' || name === 'volumes');
    if (!isByTitle || !titles || !isWhole) return true;
    // One of what it found is another or gone, or another may be found now, or first.
    return (
      ids.some((id) => !sure.has(id)) ||
      areMoved(ids) ||
      titles.some((title) => unsureTitles.has(folded(title)))
    );
  }

  return (question) => {
    switch (question.method) {
      case 'byId':
        return !sure.has(`${question.args[0]}`);
      case 'neighbours':
        return areOtherNeighbours((question.args[0] as { readonly id: string }).id);
      case 'search':
        return isOtherSearch(question);
      // It asks for no order. The CMS's own may change while no document does: the owner sorts a list
      // by hand, or Strapi gives a document another row.
      case 'list':
        return true;
      default:
        return !isSettled;
    }
  };
}

/**
 * Tells which questions may have another answer now than they had. A question that is not in doubt has the same answer.
 * A question to a port of an earlier version is in doubt.
 */
export function staleQueries(before: PublicContent, now: PublicContent): StaleQueries {
  const settled = settledBefore(before);
  const byPort: Readonly<Record<ContentPort, StaleQueries>> = {
    productCatalogue: inDoubtOf(before.products, now.products, settled),
    blog: inDoubtOf(before.posts, now.posts, settled),
  };
  const isKnown = (name: string): name is ContentPort => Object.hasOwn(byPort, name);
  return (question) => !isKnown(question.port) || byPort[question.port](question);
}
