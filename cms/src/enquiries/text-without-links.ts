import { shortened } from './truncate';

/**
 * Anything that a mail program may turn into a link: a URL, an IP or e-mail address, or a domain,
 * also one with the ideographic full stop `。`.
 */
const LINK = /:\/\/|www\.|@|[\p{L}\p{N}-](?:\.\p{L}|。[a-z])\p{L}|\d\.\d+\.\d+\.\d/iu;

/**
 * Returns a visitor's text, cut to `longest` characters, or null if it contains a link. The text is
 * for an e-mail to the address that the visitor gave. This may be a stranger's address, so the
 * e-mail must not contain a link that the visitor chose.
 */
export const textWithoutLinks = (
  text: string | null | undefined,
  longest: number,
): string | null => {
  // NFKC, because some programs also link compatibility characters such as `．`.
  if (!text || LINK.test(text.normalize('NFKC'))) return null;
  return shortened(text, longest);
};
