import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixed } from '../theme/prefixed';

const KEY = 'css';

/** They come with the component that moves by them; as Emotion names them. */
const KEYFRAMES = 'animation-';

/** The styles of one page that is drawn without a browser. */
export function newStyleCache(): EmotionCache {
  const cache = createCache({ key: KEY, stylisPlugins: [prefixed] });
  // Emotion would put each component's styles in front of it; so it collects them.
  cache.compat = true;
  return cache;
}

/**
 * What was collected, as the `<style>` elements that Emotion knows again in a browser: one for each
 * set of global styles, one for all others, whose names `nameDrawnStyles` reads in their rules.
 */
export function styleElements({ inserted, registered, key }: EmotionCache): string {
  let globals = '';
  let rules = '';
  for (const [id, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    if (`${key}-${id}` in registered || id.startsWith(KEYFRAMES)) rules += css;
    else globals += `<style data-emotion="${key}-global ${id}">${css}</style>`;
  }
  return `${globals}<style data-emotion="${key}">${rules}</style>`;
}
