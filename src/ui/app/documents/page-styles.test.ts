import { keyframes, rules } from 'virtual:style-rules';
import { expect, it } from 'vitest';
import { styleElement } from './page-styles';

const [used, ...others] = rules;
const animated = rules.find(({ css }) => css.includes('animation-'));
if (used === undefined || animated === undefined) throw new Error('The site has no styles');

const ruleOf = (name: string) => `.${name}{`;

it('pageStyles contains the rules of the classes in the markup, and no other rules', () => {
  const styles = styleElement(`<p class="first ${used.name}">A page</p>`);
  expect(styles).toContain(ruleOf(used.name));
  for (const { name } of others) expect(styles).not.toContain(ruleOf(name));
});

it('pageStyles contains the keyframes that these rules use, and no other keyframes', () => {
  const named = (css: string) => keyframes.filter(({ name }) => css.includes(name)).length;
  expect(named(animated.css)).toBeGreaterThan(0);
  const styles = styleElement(`<p class="${animated.name}"></p>`);
  expect(styles.match(/@keyframes animation-/gu)).toHaveLength(named(animated.css));
  expect(styleElement('<p></p>')).not.toContain('@keyframes animation-');
});

it('pageStyles contains the global styles of every page', () => {
  expect(styleElement('')).toMatch(/^<style data-prerendered="">@font-face\{.*body\{/u);
});

it('pageStyles contains each set of CSS variables in the markup once', () => {
  const picture =
    '<span class="frame" data-vars="--ratio:4 / 5;--portrait:url(&quot;/a.svg?b&amp;c&quot;)">';
  expect(styleElement(picture + picture)).toMatch(
    /\}\[data-vars="--ratio:4 \/ 5;--portrait:url\(\\"\/a\.svg\?b&c\\"\)"\]\{--ratio:4 \/ 5;--portrait:url\("\/a\.svg\?b&c"\)\}<\/style>$/u,
  );
});

it('pageStyles writes compact CSS', () => {
  expect(styleElement(rules.map(({ name }) => `<p class="${name}"></p>`).join(''))).not.toMatch(
    /;\}|[a-z]: /u,
  );
});
