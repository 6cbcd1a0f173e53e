/**
 * Prefix of every heading id. Browsers expose element ids as properties of `window`; the prefix
 * keeps an editor's heading from shadowing a name that code looks up there.
 */
const PREFIX = 'section-';
const LONGEST = 60;

/** `The wait, and Coming back` → `the-wait-and-coming-back`; letters of every script are kept. */
const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/gu, '');

/**
 * An id for each heading of a page. It is made of the heading's text, so that a shared link still
 * works after other parts of the page have changed.
 */
export function headingIds(headings: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  /**
   * The last suffix used for each slug, so that thousands of equal headings do not each search from
   * 1.
   */
  const counted = new Map<string, number>();
  return headings.map((heading) => {
    const base = `${PREFIX}${slugOf(heading) || 'untitled'}`;
    let suffix = counted.get(base) ?? 1;
    let id = base;
    while (taken.has(id)) {
      suffix += 1;
      id = `${base}-${suffix}`;
    }
    counted.set(base, suffix);
    taken.add(id);
    return id;
  });
}

/** The heading id for a link such as `#the-wait`, which an editor writes without the prefix. */
export const headingIdOf = (fragment: string): string =>
  fragment.startsWith(PREFIX) ? fragment : `${PREFIX}${fragment}`;
