import { loadEnv } from 'vite';
import { ROOT } from './root.mjs';

/** @param {string} text */
const isOrigin = (text) =>
  URL.canParse(text) && /^https?:$/u.test(new URL(text).protocol) && new URL(text).origin === text;

/**
 * Reads the options of the response headers (`config/host-headers.mjs`) from the environment.
 * @param {Readonly<Record<string, string | undefined>>} [env]
 * @returns {import('../../config/host-headers.mjs').HeaderOptions}
 * @throws {Error} with one sentence about the variable that is not valid.
 */
export function headerOptions(env = loadEnv('production', ROOT, 'VITE_')) {
  const panel = env['VITE_PANEL_ORIGIN'] ?? '';
  if (panel === '') return {};
  if (!isOrigin(panel)) {
    throw new Error(
      `VITE_PANEL_ORIGIN must be an origin, as https://cms.example.com, and is ${panel}.`,
    );
  }
  return { framedBy: panel };
}
