import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';

/** @param {string} text @throws {Error} when the text is not well-formed XML. */
function parseXml(text) {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
}

/**
 * The kinds of machine-readable text files: a pattern of their names, and the parser that checks
 * them.
 */
const PARSERS = /** @type {const} */ ([
  [/[.](?:xml|rss|svg)$/u, parseXml],
  [/[.](?:json|webmanifest)$/u, JSON.parse],
]);

/**
 * @param {string} name as shown in the error message.
 * @param {string} text
 * @param {(text: string) => unknown} parse
 */
function check(name, text, parse) {
  try {
    parse(text);
  } catch (error) {
    throw new Error(
      `${name} is not well-formed: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/**
 * Checks that a machine-readable text file can be parsed. Ignores other files.
 * @param {string} name
 * @param {string} text
 * @throws {Error} with the name of a file that is not well-formed. Such a file is due to a bug in
 * the build, not to the content.
 */
export function checkFile(name, text) {
  for (const [names, parse] of PARSERS) if (names.test(name)) check(name, text, parse);
}

/**
 * Checks files of a folder with `checkFile`. Does not read files that `checkFile` ignores.
 * @param {string} folder
 * @param {readonly string[]} names
 */
export function checkFiles(folder, names) {
  for (const name of names) {
    if (PARSERS.some(([names]) => names.test(name))) {
      checkFile(name, readFileSync(join(folder, name), 'utf8'));
    }
  }
}

/**
 * Matches JSON script elements of a page. The JSON contains no `<`, because the renderer escapes
 * that character.
 */
const JSON_SCRIPTS = /<script type="application\/(?:ld\+)?json"[^>]*>([^<]*)<\/script>/gu;

/**
 * Checks the JSON of a page: its dehydrated state and its structured data.
 * @param {string} address
 * @param {{ html: string, data: string }} page
 */
export function checkPage(address, { html, data }) {
  check(`${address}/page.json`.replace('//', '/'), data, JSON.parse);
  for (const [, json = ''] of html.matchAll(JSON_SCRIPTS)) {
    check(`JSON in the page ${address}`, json, JSON.parse);
  }
}
