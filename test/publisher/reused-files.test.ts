// @vitest-environment node
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mergeIntoBuild } from '../../scripts/build/merge-into-build.mjs';
import { reuseUnchanged } from '../../scripts/build/reuse-files.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reused-files-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const place = (name: string) => join(root, name);
const write = (name: string, text: string) => {
  mkdirSync(dirname(place(name)), { recursive: true });
  writeFileSync(place(name), text);
};
const read = (name: string) => readFileSync(place(name), 'utf8');

describe('a file of a new build', () => {
  const reuse = (
    name: string,
    [earlier, now]: readonly [string, string],
    withCompressed = false,
  ) => {
    write(`earlier/${name}`, earlier);
    write(`new/${name}`, now);
    return reuseUnchanged([name], { from: place('earlier'), to: place('new') }, withCompressed);
  };
  const isShared = (name: string) =>
    statSync(place(`new/${name}`)).ino === statSync(place(`earlier/${name}`)).ino;

  it.each(['about/index.html', 'about/page.json', 'index.html', 'page.json'])(
    'a file of a new build counts as unchanged when only the time of rendering differs: %s',
    (name) => {
      const at = (readAt: number) => `{"readAt":${readAt},"answers":[]}`;
      expect(reuse(name, [at(1), at(2)])).toEqual([]);
      expect(isShared(name)).toBe(true);
    },
  );

  it.each(['about/index.html', 'about/page.json', 'blog.json'])(
    'a file of a new build counts as changed when its content differs: %s',
    (name) => {
      expect(reuse(name, ['{"readAt":1,"price":24}', '{"readAt":1,"price":25}'])).toEqual([name]);
      expect(read(`new/${name}`)).toContain('25');
    },
  );

  it('a new build keeps the compressed variants of an unchanged file', () => {
    write('earlier/blog.rss.gz', 'compressed');
    expect(reuse('blog.rss', ['same', 'same'], true)).toEqual([]);
    expect(read('new/blog.rss.gz')).toBe('compressed');
  });
});

it('a new file also removes the compressed variants of the file that it replaces', () => {
  for (const ending of ['', '.br', '.gz']) write(`copy/about/index.html${ending}`, 'old');
  write('copy/faq/index.html.gz', 'of another page');
  linkSync(place('copy/about/index.html'), place('served.html'));
  write('fresh/about/index.html', 'new');
  write('fresh/added/index.html', 'added');
  mergeIntoBuild(['about/index.html', 'added/index.html'], place('fresh'), place('copy'));
  expect(read('copy/about/index.html')).toBe('new');
  expect(read('copy/added/index.html')).toBe('added');
  expect(existsSync(place('copy/about/index.html.br'))).toBe(false);
  expect(existsSync(place('copy/about/index.html.gz'))).toBe(false);
  expect(read('copy/faq/index.html.gz')).toBe('of another page');
  // The served build has a hard link to the replaced file, and must keep the old content.
  expect(read('served.html')).toBe('old');
});
