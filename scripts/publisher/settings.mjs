import { resolve } from 'node:path';
import { ROOT } from '../lib/root.mjs';

/** Minimum length of the secret in characters. Shorter secrets can be guessed. */
const SECRET_LENGTH = 16;

/**
 * @typedef {object} PublisherSettings
 * @property {string} sites the folder of all releases of the site.
 * @property {string} secret authenticates the CMS.
 * @property {number} port
 * @property {string} host
 * @property {boolean} isStrict whether a publication fails when visitors would see placeholders.
 * @property {number} keep how many releases to keep for rollbacks, including the served one.
 */

/**
 * Reads a whole number from an environment variable.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} otherwise
 * @param {readonly [number, number]} range
 */
function numberIn(env, name, otherwise, [least, most]) {
  const text = env[name] ?? '';
  if (text === '') return otherwise;
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`${name} must be a whole number from ${least} to ${most}, and is ${text}.`);
}

/** Returns the folder of all releases. @param {NodeJS.ProcessEnv} env */
export const sitesFolder = (env) => resolve(ROOT, env['PUBLISHER_SITES'] || 'sites');

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {PublisherSettings}
 * @throws {Error} with one sentence about the first invalid variable.
 */
export function publisherSettings(env) {
  const secret = env['PUBLISHER_SECRET'] ?? '';
  if (secret.length < SECRET_LENGTH) {
    throw new Error(`PUBLISHER_SECRET must have at least ${SECRET_LENGTH} characters.`);
  }
  return {
    sites: sitesFolder(env),
    secret,
    port: numberIn(env, 'PUBLISHER_PORT', 8787, [0, 65_535]),
    host: env['PUBLISHER_HOST'] || '127.0.0.1',
    isStrict: env['PUBLISHER_STRICT'] === 'true',
    keep: numberIn(env, 'PUBLISHER_KEEP', 5, [1, 1000]),
  };
}
