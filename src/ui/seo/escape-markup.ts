const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Characters that XML forbids even when escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match them
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes a text for an element or a double-quoted attribute in HTML or XML. */
export const escapeMarkup = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/gu, (sign) => ENTITIES[sign] ?? sign);
