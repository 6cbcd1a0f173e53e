/**
 * Anything that a mail program may turn into a link: the address of a page, of a computer or of a
 * mailbox, or a domain, also with the full stop of Chinese and Japanese.
 */
const LINK = /:\/\/|www\.|@|[\p{L}\p{N}-](?:\.\p{L}|。[a-z])\p{L}|(?:\d+\.){3}\d/iu;

/**
 * Returns a text that may be repeated to the address that a visitor gave, or null. Anyone can give
 * a stranger's address, so the text must not lead anywhere, and is cut to `longest` characters.
 */
export const quotable = (text: string | null | undefined, longest: number): string | null => {
  // With compatibility characters replaced, because some programs link those as well.
  if (!text || LINK.test(text.normalize('NFKC'))) return null;
  const signs = Array.from(text);
  return signs.length > longest
    ? `${signs
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : text;
};
