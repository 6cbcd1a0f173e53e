// This file defines the kinds of values that command-line options take: see command-line.mjs.

/** @typedef {import('./command-line.mjs').Value} Value */

/** @param {string} text */
const isCount = (text) => /^[1-9]\d{0,8}$/u.test(text);

/** @type {Value} */
export const COUNT = { placeholder: 'N', what: 'a number from 1', fits: isCount };

/** @param {string} example @returns {Value} */
export const counts = (example) => ({
  placeholder: example,
  what: `numbers from 1, for example ${example}`,
  fits: (text) => text.split(',').every(isCount),
});

/** @param {readonly string[]} names @param {string} placeholder @returns {Value} */
export const someOf = (names, placeholder) => ({
  placeholder,
  what: `one or more of ${names.join(', ')}`,
  fits: (text) => text.split(',').every((name) => names.includes(name)),
});

/** @param {readonly string[]} names @param {string} placeholder @returns {Value} */
export const oneOf = (names, placeholder) => ({
  placeholder,
  what: `one of ${names.join(', ')}`,
  fits: (text) => names.includes(text),
});

/** @param {string} placeholder @param {string} [what] @returns {Value} */
export const anything = (placeholder, what = 'a value') => ({
  placeholder,
  what,
  fits: () => true,
});

/**
 * Names of the scenarios, such as a slow CMS. A site without a CMS can simulate them with its
 * sample content. This list is a copy of the list in
 * `src/adapters/in-memory/scenarios/scenario.ts`. A command cannot import that list, because it
 * checks its options before packages are installed, and Node itself cannot run TypeScript.
 * test/thorough/commands.test.ts compares the two lists.
 */
export const SCENARIOS = [
  'sample',
  'slow',
  'empty',
  'error-503',
  'offline',
  'hostile',
  'many',
  'legal',
];

/**
 * A scenario, optionally with numbers of documents, for example `many&products=5000`.
 * @type {Value}
 */
export const SCENARIO = {
  ...oneOf(SCENARIOS, 'NAME'),
  fits: (text) => SCENARIOS.includes(text.split('&')[0] ?? ''),
};

/** @type {Value} */
export const FOLDER = anything('DIR', 'a folder');

/** @type {Value} */
export const SITE = {
  placeholder: 'URL',
  what: 'an address that begins with http:// or https://',
  fits: (text) => URL.canParse(text) && /^https?:$/u.test(new URL(text).protocol),
};

/** @type {Value} */
export const PORT = {
  placeholder: 'N',
  what: 'a number from 1 to 65535',
  fits: (text) => isCount(text) && Number(text) <= 65_535,
};

/** The options of the commands that serve the site. */
export const WHERE = /** @type {const} */ ({
  port: { type: 'string', value: PORT, help: 'the port; by default the next free one' },
  host: {
    type: 'string',
    value: anything('H', 'an address of this machine'),
    default: '127.0.0.1',
    help: 'the address it listens on; by default 127.0.0.1',
  },
});
