/** What tells an element's own values, as CSS writes them: `--ratio:4 / 5;--ground:#a4b2c3`. */
const OWN = 'data-vars';

/** Whatever could end a declaration is none of a value's business. */
const SAFE = /^[\p{L}\p{N}_ #%.,/()"?&=:+~@-]*$/u;

/** By which values that stand in a drawn page are found. */
const OWN_ATTRIBUTE = new RegExp(` ${OWN}="([^"]*)"`, 'gu');

type Values = Readonly<Record<`--${string}`, string | number | null | undefined>>;

interface CssVariables {
  readonly [OWN]: string;
}

const ruleOf = (declarations: string): string =>
  `[${OWN}="${declarations.replaceAll('"', '\\"')}"]{${declarations}}`;

let sheet: CSSStyleSheet | undefined;
const written = new Set<string>();

/** A policy of `style-src 'self'` allows what stands in a constructed sheet. */
function write(declarations: string) {
  if (written.has(declarations)) return;
  written.add(declarations);
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.insertRule(ruleOf(declarations));
}

/**
 * Attributes of an element whose values come with the content: a picture's ratio, its colour. Styles are
 * made when the site is built and read them by `var(--name)`; the policy of a page forbids a `style`
 * attribute. What is `null` or `undefined` is left to the style.
 */
export function cssVariables(values: Values): CssVariables {
  const declarations = Object.entries(values)
    .filter(([, value]) => value != null && SAFE.test(`${value}`))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  if (typeof document !== 'undefined') write(declarations);
  return { [OWN]: declarations };
}

/** The rules of all values in a page that was drawn without a browser. */
export const cssVariableRules = (body: string): string => {
  const found = [...body.matchAll(OWN_ATTRIBUTE)].map(([, declarations = '']) => declarations);
  return [...new Set(found)]
    .map((text) => ruleOf(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')))
    .join('');
};
