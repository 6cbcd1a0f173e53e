import type { PublicContent, PublicList } from '../../public-content';
import { overlapOf } from './overlap';

/** @returns `null` where it does not add up: something is new, gone, or older than it was. */
function listWith<Id>(
  before: PublicList<Id>,
  changes: PublicList<Id>,
  since: number,
): PublicList<Id> | null {
  const changed = new Map(changes.items.map((item) => [item.id, item]));
  const known = new Set(before.items.map(({ id }) => id));
  const isSameSize = changes.total === before.total && changes.lacks === before.lacks;
  const areKnown = changes.items.every(({ id }) => known.has(id));
  // A restored backup takes back what was seen, and of what tells no time no edit is told.
  const areStillThere = before.items.every(
    ({ id, changedAt }) => changed.has(id) || Date.parse(changedAt ?? '') < since,
  );
  if (!isSameSize || !areKnown || !areStillThere) return null;
  return { ...changes, items: before.items.map((item) => changed.get(item.id) ?? item) };
}

/**
 * The whole lists after these changes, where those can tell: no edit moves an item in its list, so
 * that only what is new or gone needs the lists themselves.
 */
export function withChanges(before: PublicContent, changes: PublicContent): PublicContent | null {
  const since = Date.parse(overlapOf(before) ?? '');
  const products = listWith(before.products, changes.products, since);
  const posts = listWith(before.posts, changes.posts, since);
  return products && posts && { products, posts };
}
