import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import './named-characters';

const REFERENCE = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]{1,31}));/gi;
const NO_SUCH_SIGN = '\uFFFD';

const signOf = (code: number): string =>
  code === 0 || code > 0x10_ff_ff || (code >= 0xd8_00 && code <= 0xdf_ff)
    ? NO_SUCH_SIGN
    : String.fromCodePoint(code);

/**
 * Decodes character references, `&amp;` → `&`, as Markdown and HTML do. URLs must be checked after
 * decoding, never before: `java&#115;cript:` is a valid scheme.
 */
export const decodeEntities = (text: string): string =>
  text.replace(REFERENCE, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex !== undefined) return signOf(Number.parseInt(hex, 16));
    if (decimal !== undefined) return signOf(Number(decimal));
    return (name !== undefined && decodeNamedCharacterReference(name)) || whole;
  });
