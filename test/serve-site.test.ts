// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { replaceBuild } from '../scripts/build/replace-build.mjs';
import { serveSite } from '../scripts/lib/serve-site.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'served-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function build(name: string, files: Record<string, string>) {
  mkdirSync(join(root, name));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, name, file), text);
  return join(root, name);
}

describe('a build that is replaced by a newer one while it is served', () => {
  it.each([
    ['longer', 'The newer page, with more words than before'],
    ['shorter', 'New'],
  ])(
    'a build that is replaced by a newer one while it is served serves a %s page, a new file, and 404 for a removed one',
    async (_, home) => {
      const outDir = build('dist', {
        'index.html': 'The older page',
        '404.html': 'None',
        'a.js': 'a',
      });
      const { url, stop } = await serveSite({ outDir });
      try {
        const read = async (path: string) => {
          const answer = await fetch(`${url}${path}`, {
            headers: { 'Accept-Encoding': 'identity' },
          });
          return [answer.status, answer.headers.get('content-length'), await answer.text()];
        };
        expect(await read('/')).toEqual([200, '14', 'The older page']);
        replaceBuild(
          build('next', { 'index.html': home, '404.html': 'None', 'b.js': 'b' }),
          outDir,
        );
        expect(await read('/')).toEqual([200, String(home.length), home]);
        expect((await read('/b.js'))[0]).toBe(200);
        expect((await read('/a.js'))[0]).toBe(404);
      } finally {
        await stop();
      }
    },
  );
});
