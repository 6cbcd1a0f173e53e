// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../scripts/lib/root.mjs';

const markdownIn = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const DOCUMENTS = [
  ...['README.md', 'CONTRIBUTING.md', 'cms/README.md', 'cms/SECURITY.md'],
  ...markdownIn('docs'),
];

const textOf = (document: string) => readFileSync(join(ROOT, document), 'utf8');

/**
 * Returns the anchor that GitHub gives a heading, for example `five-minute-tour` for `Five-minute
 * tour`.
 */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (document: string): readonly string[] =>
  [...textOf(document).matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) => anchorOf(heading));

/** Returns the URLs of the links and pictures in a document, except those of other sites. */
const linksIn = (document: string): readonly string[] =>
  [...textOf(document).matchAll(/(?:\]\(|src=")([^)"\s]+)/gu)].flatMap(([, link = '']) =>
    /^[a-z]+:/u.test(link) ? [] : [link],
  );

/**
 * Whether the file that a link names exists and, when it is Markdown, contains the linked heading.
 */
function leadsSomewhere(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? document : join(dirname(document), path);
  if (!existsSync(join(ROOT, file))) return false;
  return anchor === undefined || !file.endsWith('.md') || anchorsIn(file).includes(anchor);
}

describe('the links of the documents', () => {
  it.each(DOCUMENTS)(
    'the links of the documents lead to files and headings that exist: %s',
    (document) => {
      expect(linksIn(document).filter((link) => !leadsSomewhere(document, link))).toEqual([]);
    },
  );

  it('the links of the documents lead from the table of contents to every document in docs/', () => {
    const linked = linksIn('docs/README.md').map((link) => join('docs', link.split('#')[0] ?? ''));
    const missing = markdownIn('docs').filter((document) => !linked.includes(document));
    expect(missing.filter((document) => relative('docs', document) !== 'README.md')).toEqual([]);
  });
});

describe('decision records', () => {
  it('decision records have the number of their file in their heading', () => {
    for (const document of markdownIn('docs/decisions')) {
      const number = Number(/(\d{4})-[^/]+$/u.exec(document)?.[1]);
      expect(textOf(document), document).toMatch(new RegExp(`^# ${number}\\. \\S`, 'u'));
    }
  });
});
