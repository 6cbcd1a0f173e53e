/**
 * Before every id, so that no heading of an editor's can take the name of something else: an id
 * becomes a property of the browser's window, where code may look for a name of its own.
 */
const PREFIX = 'section-';
const LONGEST = 60;

/** `The wait, and Coming back` → `the-wait-and-coming-back`; letters of every script stay. */
const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/gu, '');

/** An id for each heading of a page: its words', so that a shared link outlives edits around it. */
export function headingIds(headings: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  /** Where to go on counting: a text may have thousands of headings of the same words. */
  const counted = new Map<string, number>();
  return headings.map((heading) => {
    const base = `${PREFIX}${slugOf(heading) || 'untitled'}`;
    let again = counted.get(base) ?? 1;
    let id = base;
    while (taken.has(id)) {
      again += 1;
      id = `${base}-${again}`;
    }
    counted.set(base, again);
    taken.add(id);
    return id;
  });
}

/** The id meant by `#the-wait` in a text whose writer does not know the prefix. */
export const headingIdOf = (fragment: string): string =>
  fragment.startsWith(PREFIX) ? fragment : `${PREFIX}${fragment}`;
