import type { EmotionCache } from '@emotion/cache';
import { drawnStyle, newStyleCache } from './drawn-styles';

/** They come with the component that moves by them; as Emotion names them. */
const KEYFRAMES = 'animation-';

const CLASSES = / class="([^"]*)"/gu;

/** What Emotion writes between the words of a rule, and no browser needs. */
const compact = (rules: string): string =>
  rules.replaceAll(';}', '}').replaceAll(/(?<=[\w%)])([,:]) (?=[\w.-])/gu, '$1');

/** The styles of one page that is drawn without a browser. */
export function collectingStyleCache(): EmotionCache {
  const cache = newStyleCache();
  // Emotion would put each component's styles in front of it; so it collects them.
  cache.compat = true;
  return cache;
}

/**
 * What was collected and is seen in `body`, as a `<style>` element: what holds for every page, then the
 * rules of its own, by which `browserStyleCache` knows them again.
 *
 * React draws what would stand in place of each part that waits, and leaves it out again: a tenth of
 * the rules are of skeletons that the page has not got.
 */
export function styleElement({ inserted, registered, key }: EmotionCache, body: string): string {
  const seen = new Set([...body.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')));
  let globals = '';
  let rules = '';
  const keyframes: [id: string, css: string][] = [];
  for (const [id, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    if (id.startsWith(KEYFRAMES)) keyframes.push([id, css]);
    else if (!(`${key}-${id}` in registered)) globals += css;
    else if (seen.has(`${key}-${id}`)) rules += css;
  }
  const moving = keyframes.filter(([id]) => rules.includes(id)).map(([, css]) => css);
  return drawnStyle(compact(`${globals}${rules}${moving.join('')}`));
}
