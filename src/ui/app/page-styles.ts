import { ground, keyframes, rules, type StyleRule } from 'virtual:style-rules';
import { cssVariableRules } from '../theme/css-variables';
import { prerenderedStyle } from './prerendered-styles';

const CLASSES = / class="([^"]*)"/gu;

/** Removes the whitespace and semicolons that Emotion writes and browsers do not need. */
const compact = (css: string): string =>
  css.replaceAll(';}', '}').replaceAll(/(?<=[\w%)])([,:]) (?=[\w.-])/gu, '$1');

const compacted = (some: readonly StyleRule[]) =>
  some.map(({ name, css }) => ({ name, css: compact(css) }));

/** Compacted only once, because a build renders thousands of pages. */
const GROUND = compact(ground);
const RULES = compacted(rules);
const KEYFRAMES = compacted(keyframes);

const joined = (some: readonly StyleRule[]): string => some.map(({ css }) => css).join('');

/** Returns a `<style>` element with the global styles, then the styles that `body` uses. */
export function styleElement(body: string): string {
  const used = new Set([...body.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')));
  const usedRules = `${GROUND}${joined(RULES.filter(({ name }) => used.has(name)))}`;
  const usedKeyframes = joined(KEYFRAMES.filter(({ name }) => usedRules.includes(name)));
  return prerenderedStyle(`${usedRules}${usedKeyframes}${cssVariableRules(body)}`);
}
