import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixed } from '../theme/prefixed';

const KEY = 'css';

/** The styles that a page was drawn with: one element, in its head. */
export const drawnStyle = (rules: string): string => `<style data-drawn="">${rules}</style>`;

const NAMES = /(?:\.css-|@keyframes )([\w-]+)/gu;

const drawn = () => document.querySelector('style[data-drawn]');

/** Whether the document has the styles of the ground that all pages stand on. */
export const hasDrawnStyle = (): boolean => drawn() !== null;

/** What keeps the styles of a page that is drawn without a browser, or by it. */
export const newStyleCache = (): EmotionCache =>
  createCache({ key: KEY, stylisPlugins: [prefixed] });

/**
 * Knows which styles the page was drawn with: their rules name them. Emotion would find them by names
 * written out beside the rules, a fortieth of a page's bytes, and move them to the end of the head,
 * upon which a browser loads the fonts and lays out all of the page once more.
 */
export function browserStyleCache(): EmotionCache {
  const cache = newStyleCache();
  const rules = drawn()?.textContent ?? '';
  for (const [, name = ''] of rules.matchAll(NAMES)) cache.inserted[name] = true;
  return cache;
}
