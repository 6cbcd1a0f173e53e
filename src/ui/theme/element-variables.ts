/**
 * Attribute that contains an element's variables in CSS syntax: `--ratio:4 / 5;--ground:#a4b2c3`.
 */
const VARS_ATTRIBUTE = 'data-vars';

/**
 * Matches values that consist of safe characters only. No safe character can end a CSS declaration,
 * so that a value from the content cannot add another declaration.
 */
const SAFE = /^[\p{L}\p{N}_ #%.,/()"?&=:+~@-]*$/u;

/** Matches the attribute in the HTML of a rendered page. */
const VARS_ATTRIBUTE_IN_HTML = new RegExp(` ${VARS_ATTRIBUTE}="([^"]*)"`, 'gu');

type Values = Readonly<Record<`--${string}`, string | number | null | undefined>>;

interface ElementVariables {
  readonly [VARS_ATTRIBUTE]: string;
}

const ruleOf = (declarations: string): string =>
  `[${VARS_ATTRIBUTE}="${declarations.replaceAll('"', '\\"')}"]{${declarations}}`;

let sheet: CSSStyleSheet | undefined;
const written = new Set<string>();

/** Adds a rule through a constructed stylesheet, which `style-src 'self'` allows. */
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
 * Returns an attribute that sets CSS variables on an element, for values from the content such as a
 * picture's ratio or colour. Styles are compiled at build time and read the values with
 * `var(--name)`. A `style` attribute is not possible, because the content security policy forbids
 * it. Variables that are `null` or `undefined` are not set.
 */
export function elementVariables(values: Values): ElementVariables {
  const declarations = Object.entries(values)
    .filter(([, value]) => value != null && SAFE.test(`${value}`))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  if (typeof document !== 'undefined') write(declarations);
  return { [VARS_ATTRIBUTE]: declarations };
}

/** Returns the rules for all variables in the HTML of a page that is rendered without a browser. */
export const cssVariableRules = (body: string): string => {
  const found = [...body.matchAll(VARS_ATTRIBUTE_IN_HTML)].map(
    ([, declarations = '']) => declarations,
  );
  return [...new Set(found)]
    .map((text) => ruleOf(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')))
    .join('');
};
