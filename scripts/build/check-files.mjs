import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SaxesParser } from 'saxes';

/** @param {string} text @throws {Error} where it is not well-formed XML. */
function parseXml(text) {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
}

/** Parsers of the text files that programs read, by the ends of their names. */
const PARSERS = /** @type {const} */ ([
  [/[.](?:xml|rss|svg)$/u, parseXml],
  [/[.](?:json|webmanifest)$/u, JSON.parse],
]);

/**
 * @param {string} name as the reader of the report knows it.
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
 * Parses a text file as its readers will.
 * @param {string} name
 * @param {string} text
 * @throws {Error} that names a file which is not well-formed: the build has made it so.
 */
export function checkFile(name, text) {
  for (const [names, parse] of PARSERS) if (names.test(name)) check(name, text, parse);
}

/** The text files of a folder. @param {string} folder @param {readonly string[]} names */
export function checkFiles(folder, names) {
  for (const name of names) {
    if (PARSERS.some(([names]) => names.test(name))) {
      checkFile(name, readFileSync(join(folder, name), 'utf8'));
    }
  }
}

/** Where a page holds JSON. Nothing in it ends its element: the writer escapes every `<`. */
const JSON_SCRIPTS = /<script type="application\/(?:ld\+)?json"[^>]*>([^<]*)<\/script>/gu;

/**
 * The JSON of a page: what it was made of, and its structured data.
 * @param {string} address
 * @param {{ html: string, data: string }} page
 */
export function checkPage(address, { html, data }) {
  check(`${address}/page.json`.replace('//', '/'), data, JSON.parse);
  for (const [, json = ''] of html.matchAll(JSON_SCRIPTS)) {
    check(`JSON in the page ${address}`, json, JSON.parse);
  }
}
