/** Maximum length of a slug, in characters. */
const LONGEST = 60;

/** `The wait, and Coming back` → `the-wait-and-coming-back`; letters of every script are kept. */
const slugOf = (text: string): string => {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  // The first `slice` only saves time for long texts. The second counts whole characters, because
  // half of a surrogate pair is not safe in a URL.
  return [...slug.slice(0, 2 * LONGEST)].slice(0, LONGEST).join('').replace(/^-|-$/gu, '');
};

/**
 * Returns a unique id for each of the texts of a page. The id is made of the text, so that a shared
 * link still works after other parts of the page have changed.
 *
 * @param prefix of every id. Browsers expose element ids as properties of `window`; the prefix
 * keeps an editor's text from shadowing a name that code looks up there.
 */
export function anchorsOf(texts: readonly string[], prefix: string): readonly string[] {
  const taken = new Set<string>();
  /**
   * The last suffix used for each slug, so that thousands of equal texts do not each search from 1.
   */
  const counted = new Map<string, number>();
  return texts.map((text) => {
    const base = `${prefix}${slugOf(text) || 'untitled'}`;
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
