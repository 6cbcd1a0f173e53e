const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that is safe to insert into other HTML. Must be created by `html` only. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | Markup | readonly Markup[];

const textOf = (part: Part): string => {
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
  return part instanceof Markup ? part.text : part.map(({ text }) => text).join('');
};

/**
 * A template tag that escapes each value unless it is Markup. Attribute values must be in double
 * quotes.
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]) =>
  new Markup(String.raw({ raw: strings }, ...parts.map(textOf)));

export const NOTHING = html``;
