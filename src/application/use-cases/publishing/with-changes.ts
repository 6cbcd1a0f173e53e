import type { PublicContent, PublicList } from '../../public-content';
import { overlapOf } from './overlap';

/** @returns `null` when an item is new, gone, or older than before. */
function listWith<Id>(
  before: PublicList<Id>,
  changes: PublicList<Id>,
  since: number,
): PublicList<Id> | null {
  const changed = new Map(changes.items.map((item) => [item.id, item]));
  const known = new Set(before.items.map(({ id }) => id));
  const isSameSize =
    changes.total === before.total && changes.unsupportedFilters === before.unsupportedFilters;
  const areKnown = changes.items.every(({ id }) => known.has(id));
  // A restored backup makes an item older than before; an item without a time hides its edits.
  const areStillThere = before.items.every(
    ({ id, changedAt }) => changed.has(id) || Date.parse(changedAt ?? '') < since,
  );
  if (!isSameSize || !areKnown || !areStillThere) return null;
  return { ...changes, items: before.items.map((item) => changed.get(item.id) ?? item) };
}

/**
 * Merges changes into the whole lists. No edit moves an item in its list, so that only new and
 * removed items require reading the lists again: then the result is `null`.
 */
export function withChanges(before: PublicContent, changes: PublicContent): PublicContent | null {
  const since = Date.parse(overlapOf(before) ?? '');
  const products = listWith(before.products, changes.products, since);
  const posts = listWith(before.posts, changes.posts, since);
  return products && posts && { products, posts };
}
