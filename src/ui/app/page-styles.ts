import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixed } from '../theme/prefixed';

const KEY = 'css';

/** They come with the component that moves by them; as Emotion names them. */
const KEYFRAMES = 'animation-';

const CLASSES = / class="([^"]*)"/gu;

/** The styles of one page that is drawn without a browser. */
export function newStyleCache(): EmotionCache {
  const cache = createCache({ key: KEY, stylisPlugins: [prefixed] });
  // Emotion would put each component's styles in front of it; so it collects them.
  cache.compat = true;
  return cache;
}

/**
 * What was collected and is seen in `body`, as the `<style>` elements that Emotion knows again in a
 * browser: one for each set of global styles, one for all others, whose names `nameDrawnStyles` reads
 * in their rules.
 *
 * React draws what would stand in place of each part that waits, and leaves it out again: a tenth of
 * the rules are of skeletons that the page has not got.
 */
export function styleElements({ inserted, registered, key }: EmotionCache, body: string): string {
  const seen = new Set([...body.matchAll(CLASSES)].flatMap(([, names = '']) => names.split(' ')));
  let globals = '';
  let rules = '';
  const keyframes: [id: string, css: string][] = [];
  for (const [id, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    if (id.startsWith(KEYFRAMES)) keyframes.push([id, css]);
    else if (!(`${key}-${id}` in registered)) {
      globals += `<style data-emotion="${key}-global ${id}">${css}</style>`;
    } else if (seen.has(`${key}-${id}`)) rules += css;
  }
  const moving = keyframes.filter(([id]) => rules.includes(id)).map(([, css]) => css);
  return `${globals}<style data-emotion="${key}">${rules}${moving.join('')}</style>`;
}
