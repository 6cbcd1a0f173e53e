/**
 * The first `count` words of a text, followed by `...` only when more words follow.
 * Any white space parts words; an absent text is an empty one.
 */
export function firstWords(text: string | null | undefined, count: number): string {
  const words = (text ?? '').split(/\s+/u).filter((word) => word !== '');
  const first = words.slice(0, count).join(' ');
  return words.length > count ? `${first}...` : first;
}
