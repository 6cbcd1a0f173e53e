// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { faultsOf } from '../../scripts/publisher/check-site.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const GOOD = '<main><h1>Here</h1></main>';

function aSite(name: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    const place = join(root, name, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  return join(root, name);
}

const faults = (body: string) =>
  faultsOf(aSite('now', { 'index.html': GOOD, 'a/index.html': body, 'assets/a.png': '' }), null);

describe('the check of a site', () => {
  it('the check of a built site accepts pages with headings and working links', () => {
    const links = `<a href="/">home</a><a href="/a?b=c#d">a</a><a href="#x">x</a>
      <a href="https://example.com/none">else</a><a href="//example.com/none">else</a>
      <a href="mailto:a@example.com">write</a>
      <img src="/assets/a.png" srcSet="/assets/a.png 1x, /assets/a.png 2x">`;
    expect(faults(GOOD + links)).toEqual([]);
  });

  it.each([
    ['<main></main>', 'Pages without a heading: /a/.'],
    [
      '<main><h1>Here</h1><div role="alert">Faild to fetch API</div></main>',
      'Pages that could not read their content: /a/.',
    ],
    [`${GOOD}<a href="/gone">gone</a>`, 'Links that lead nowhere: /a/ → /gone.'],
    [`${GOOD}<a href="/%E0%A4%A">odd</a>`, 'Links that lead nowhere: /a/ → /%E0%A4%A.'],
    [`${GOOD}<img src="/assets/b.png">`, 'Links that lead nowhere: /a/ → /assets/b.png.'],
    [
      `${GOOD}<img srcSet="/assets/a.png 1x, /assets/c.png 2x">`,
      'Links that lead nowhere: /a/ → /assets/c.png.',
    ],
  ])('the check of a built site rejects a page with %s', (body, fault) =>
    expect(faults(body)).toEqual([fault]),
  );

  it('the check of a built site lists a few of many faults and counts the rest', () => {
    const links = [1, 2, 3, 4, 5].map((page) => `<a href="/${page}">${page}</a>`).join('');
    expect(faults(GOOD + links)).toEqual([
      'Links that lead nowhere: /a/ → /1, /a/ → /2, /a/ → /3, and 2 more.',
    ]);
  });

  it('the check of a built site rejects a site without a home page', () => {
    const site = aSite('now', { 'a/index.html': GOOD });
    expect(faultsOf(site, null)).toEqual([`There is no home page: ${site}.`]);
  });

  it('the check of a built site checks unchanged pages again when a page was removed', () => {
    const link = `${GOOD}<a href="/b">b</a>`;
    const site = aSite('now', { 'index.html': GOOD, 'a/index.html': link });
    expect(faultsOf(site, { rendered: ['/'], gone: [] })).toEqual([]);
    expect(faultsOf(site, { rendered: ['/'], gone: ['/b'] })).toEqual([
      'Links that lead nowhere: /a/ → /b.',
    ]);
  });

  it('the check of a built site checks the changed pages, by their addresses', () => {
    const bad = '<main></main>';
    const site = aSite('now', { 'index.html': bad, 'é b/index.html': bad, 'c/index.html': bad });
    const rendered = ['/', '/%C3%A9%20b', '/taken-away-meanwhile'];
    expect(faultsOf(site, { rendered, gone: [] })).toEqual(['Pages without a heading: /, /é b/.']);
  });
});
