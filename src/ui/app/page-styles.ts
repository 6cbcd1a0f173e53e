import { ground, keyframes, rules, type StyleRule } from 'virtual:style-rules';
import { cssVariableRules } from '../theme/css-variables';
import { prerenderedStyle } from './prerendered-styles';

const CLASSES = / class="([^"]*)"/gu;

/** What Emotion writes between the words of a rule, and no browser needs. */
const compact = (css: string): string =>
  css.replaceAll(';}', '}').replaceAll(/(?<=[\w%)])([,:]) (?=[\w.-])/gu, '$1');

const together = (some: readonly StyleRule[]): string => some.map(({ css }) => css).join('');

/** The styles of what is seen in `body`, as a `<style>` element: what holds for every page, then its own. */
export function styleElement(body: string): string {
  const seen = new Set([...body.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')));
  const worn = `${ground}${together(rules.filter(({ name }) => seen.has(name)))}`;
  const moves = together(keyframes.filter(({ name }) => worn.includes(name)));
  return prerenderedStyle(compact(`${worn}${moves}${cssVariableRules(body)}`));
}
