import { keyframes, rules } from 'virtual:style-rules';
import { expect, it } from 'vitest';
import { styleElement } from './page-styles';

const [worn, ...others] = rules;
const moving = rules.find(({ css }) => css.includes('animation-'));
if (worn === undefined || moving === undefined) throw new Error('The site has no styles');

const ruleOf = (name: string) => `.${name}{`;

it('holds the rules of what is seen, and no others', () => {
  const styles = styleElement(`<p class="first ${worn.name}">A page</p>`);
  expect(styles).toContain(ruleOf(worn.name));
  for (const { name } of others) expect(styles).not.toContain(ruleOf(name));
});

it('holds the movements that these rules name, and no others', () => {
  const named = (css: string) => keyframes.filter(({ name }) => css.includes(name)).length;
  expect(named(moving.css)).toBeGreaterThan(0);
  const styles = styleElement(`<p class="${moving.name}"></p>`);
  expect(styles.match(/@keyframes animation-/gu)).toHaveLength(named(moving.css));
  expect(styleElement('<p></p>')).not.toContain('@keyframes animation-');
});

it('holds what is true of every page', () => {
  expect(styleElement('')).toMatch(/^<style data-prerendered="">@font-face\{.*body\{/u);
});

it('holds the own values of what is seen, once', () => {
  const picture =
    '<span class="frame" data-vars="--ratio:4 / 5;--portrait:url(&quot;/a.svg?b&amp;c&quot;)">';
  expect(styleElement(picture + picture)).toMatch(
    /\}\[data-vars="--ratio:4 \/ 5;--portrait:url\(\\"\/a\.svg\?b&c\\"\)"\]\{--ratio:4 \/ 5;--portrait:url\("\/a\.svg\?b&c"\)\}<\/style>$/u,
  );
});

it('writes no letter that no browser needs', () => {
  expect(styleElement(rules.map(({ name }) => `<p class="${name}"></p>`).join(''))).not.toMatch(
    /;\}|[a-z]: /u,
  );
});
