import { ground, keyframes, rules, type StyleRule } from 'virtual:style-rules';
import { cssVariableRules } from '../../theme/element-variables';
import { prerenderedStyle } from './prerendered-styles';

const CLASSES = / class="([^"]*)"/gu;

const joined = (some: readonly StyleRule[]): string => some.map(({ css }) => css).join('');

/** Returns a `<style>` element with the global styles, then the styles that `body` uses. */
export function styleElement(body: string): string {
  const used = new Set([...body.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')));
  const usedRules = `${ground}${joined(rules.filter(({ name }) => used.has(name)))}`;
  const usedKeyframes = joined(keyframes.filter(({ name }) => usedRules.includes(name)));
  return prerenderedStyle(`${usedRules}${usedKeyframes}${cssVariableRules(body)}`);
}
