/** Pseudo-classes that only the pointer or the keyboard can set, not the code of a page. */
const STATES = ['hover', 'focus-visible', 'active'] as const;

const TARGET = ':is(a, button, input, select, textarea)';

/**
 * Rewrites a selector that contains one of `STATES` for elements inside `data-show`: `.a:hover svg`
 * becomes `[data-show="hover"] .a:is(a, …) svg`. Returns `null` for any other selector.
 */
function shownSelector(selector: string): string | null {
  const state = STATES.find((name) => selector.includes(`:${name}`));
  if (state === undefined) return null;
  // A label never has focus, but the pointer can hover over it.
  const target = state === 'focus-visible' ? TARGET : TARGET.replace(')', ', label)');
  return `[data-show="${state}"] ${selector.replaceAll(`:${state}`, target)}`;
}

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    // Hover rules are inside `@media (hover: hover)`. The gallery applies them on every device.
    else if (rule instanceof CSSMediaRule && rule.conditionText.includes('hover')) {
      yield* styleRules(rule.cssRules);
    }
  }
}

/**
 * Copies the site's rules for `:hover`, `:focus-visible` and `:active` to elements inside
 * `data-show`, so that the gallery shows the real styles without a second copy of them.
 * @returns a function that removes the copied rules.
 */
export function showStates(): () => void {
  const stylesheet = new CSSStyleSheet();
  for (const { cssRules } of [...document.styleSheets]) {
    for (const { selectorText, style } of styleRules(cssRules)) {
      const selectors = selectorText
        .split(/,(?![^(]*\))/)
        .map(shownSelector)
        .filter((selector) => selector !== null);
      if (selectors.length > 0)
        stylesheet.insertRule(`${selectors.join(', ')} { ${style.cssText} }`);
    }
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, stylesheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (other) => other !== stylesheet,
    );
  };
}
