import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CMS_DIR } from '../cms-dir.mjs';

/** @typedef {import('./try-access.mjs').Row} Row */

const START = '<!-- access-matrix: written by `npm run access -- --write` -->';
const END = '<!-- /access-matrix -->';

/** @param {Record<string, number> | undefined} statuses */
const cell = (statuses = {}) => {
  const codes = Object.values(statuses);
  return new Set(codes).size === 1 ? String(codes[0]) : codes.join(' ');
};

const API = join(CMS_DIR, 'src/api');

/** @param {string} name of a folder of `src/api` */
function pathSegment(name) {
  const file = join(API, name, 'content-types', name, 'schema.json');
  if (!existsSync(file)) return name;
  const { kind, info } = JSON.parse(readFileSync(file, 'utf8'));
  return kind === 'singleType' ? info.singularName : info.pluralName;
}

/**
 * Path segments below `/api` of the routes that this CMS defines. All other routes belong to
 * plugins.
 */
const ownSegments = () => readdirSync(API).map(pathSegment);
const FILES = ['', '_health', 'uploads', '((?!uploads'];

/**
 * @param {Row} row
 * @param {string[]} ours
 */
const sectionOf = ({ path }, ours) => {
  const [, first, second] = path.split('/');
  if (first === 'api')
    return ours.includes(second ?? '') ? '/api, of the site' : '/api, of plugins';
  return FILES.includes(first ?? '') ? 'Files and health' : `/${first}`;
};

/** @param {Row[]} rows */
const tableOf = (rows) => {
  const people = Object.keys(rows[0]?.outcomes ?? {});
  /** @param {string[]} cells */
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(['route', ...people]),
    line(Array(people.length + 1).fill('---')),
    ...rows.map(({ method, path, outcomes }) =>
      line([`\`${method} ${path}\``, ...people.map((who) => cell(outcomes[who]))]),
    ),
  ].join('\n');
};

/** @param {Row[]} rows */
const inSections = (rows) => {
  const ours = ownSegments();
  /** @type {Map<string, Row[]>} */
  const sections = new Map();
  for (const row of rows) {
    const name = sectionOf(row, ours);
    sections.set(name, [...(sections.get(name) ?? []), row]);
  }
  return [...sections];
};

/**
 * Formats the outcomes as Markdown, with one table for each section of routes.
 * @param {Row[]} rows
 */
export const matrixAsMarkdown = (rows) =>
  inSections(rows)
    .map(([name, part]) => `### ${name}\n\n${tableOf(part)}`)
    .join('\n\n');

/**
 * Returns the start and the end index of the text between the two markers of a document. Throws
 * when a marker is missing.
 * @param {string} document
 */
const partOf = (document) => {
  const [start, end] = [document.indexOf(START), document.indexOf(END)];
  if (start < 0 || end < start) throw new Error('The document has lost the marks of its table.');
  return { start: start + START.length, end };
};

/** Returns the table in a document. @param {string} document */
export const matrixIn = (document) => {
  const { start, end } = partOf(document);
  return document.slice(start, end).trim();
};

/**
 * Returns the document with its table replaced by `matrix`.
 * @param {string} document
 * @param {string} matrix
 */
export const withMatrix = (document, matrix) => {
  const { start, end } = partOf(document);
  return `${document.slice(0, start)}\n\n${matrix}\n\n${document.slice(end)}`;
};
