/** The states of a pointer and the keyboard that a page cannot hold by itself. */
const STATES = ['hover', 'focus-visible', 'active'] as const;

const TARGET = ':is(a, button, input, select, textarea)';

/** `.a:hover svg` as a rule for `[data-show="hover"] .a:is(a, …) svg`. */
function shownSelector(selector: string): string | null {
  const state = STATES.find((name) => selector.includes(`:${name}`));
  if (state === undefined) return null;
  // A label is never focused, but the pointer is on it when it is on the words.
  const target = state === 'focus-visible' ? TARGET : TARGET.replace(')', ', label)');
  return `[data-show="${state}"] ${selector.replaceAll(`:${state}`, target)}`;
}

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    // Hover rules stand inside `@media (hover: hover)`: here they are wanted everywhere.
    else if (rule instanceof CSSMediaRule && rule.conditionText.includes('hover')) {
      yield* styleRules(rule.cssRules);
    }
  }
}

/**
 * Copies the site's own rules for hover, focus and press to elements inside `data-show`, so that
 * the gallery shows the styles that visitors get, and no second version of them.
 */
export function showStates(): () => void {
  const sheet = new CSSStyleSheet();
  for (const { cssRules } of [...document.styleSheets]) {
    for (const { selectorText, style } of styleRules(cssRules)) {
      const selectors = selectorText
        .split(/,(?![^(]*\))/)
        .map(shownSelector)
        .filter((selector) => selector !== null);
      if (selectors.length > 0) sheet.insertRule(`${selectors.join(', ')} { ${style.cssText} }`);
    }
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
