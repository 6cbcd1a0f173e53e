import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

const KEY = 'css';

/** What browsers that the site is built for know by a name of their own. */
const PREFIXED = /^(?:backdrop-filter|hyphens|text-decoration|user-select)$/u;

/** They come with the component that moves by them; as Emotion names them. */
const KEYFRAMES = 'animation-';

/** Emotion's own plugin writes for browsers of ten years ago too, a fifth of a page's styles. */
const prefixed: StylisPlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.test(`${element.props}`))
    element.return = `-webkit-${element.value}${element.value}`;
};

/** The styles of one page that is drawn without a browser. */
export function newStyleCache(): EmotionCache {
  const cache = createCache({ key: KEY, stylisPlugins: [prefixed] });
  // Emotion would put each component's styles in front of it; so it collects them.
  cache.compat = true;
  return cache;
}

/**
 * What was collected, as the `<style>` elements that Emotion knows again in a browser: one for each
 * set of global styles, one for all others.
 */
export function styleElements({ inserted, registered, key }: EmotionCache): string {
  let globals = '';
  let ids = '';
  let rules = '';
  for (const [id, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    if (`${key}-${id}` in registered || id.startsWith(KEYFRAMES)) {
      ids += ` ${id}`;
      rules += css;
    } else {
      globals += `<style data-emotion="${key}-global ${id}">${css}</style>`;
    }
  }
  return `${globals}<style data-emotion="${key}${ids}">${rules}</style>`;
}
