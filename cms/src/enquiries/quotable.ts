import { shortened } from './shortened';

/**
 * Anything that a mail program may turn into a link: the address of a page, of a computer or of a
 * mailbox, or a domain, also with the full stop of Chinese and Japanese.
 */
const LINK = /:\/\/|www\.|@|[\p{L}\p{N}-](?:\.\p{L}|。[a-z])\p{L}|\d\.\d+\.\d+\.\d/iu;

/**
 * Returns a text that may be repeated to the address that a visitor gave, or null. Anyone can give
 * a stranger's address, so the text must not lead anywhere, and is cut to `longest` characters.
 */
export const quotable = (text: string | null | undefined, longest: number): string | null => {
  // NFKC, because some programs also link compatibility characters such as `．`.
  if (!text || LINK.test(text.normalize('NFKC'))) return null;
  return shortened(text, longest);
};
