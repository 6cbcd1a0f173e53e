// @vitest-environment node
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { releaseName, releasesIn } from '../../scripts/publisher/releases.mjs';

const A_DAY = 86_400_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'versions-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};

/** Creates a release of a day of January, with one asset of its own and one shared asset. */
function version(day: number) {
  const name = releaseName(new Date(Date.UTC(2026, 0, day)));
  write(`${name}/index.html`, `page of ${day}`);
  write(`${name}/assets/own-${day}.js`, `${day}`);
  write(`${name}/assets/shared.js`, 'shared');
  write(`${name}.manifest.jsonl`, '{}');
  return name;
}

const home = () => readFileSync(join(folder, 'current/index.html'), 'utf8');

describe('releases of a site', () => {
  it('are empty in a missing folder', () => {
    const versions = releasesIn(join(folder, 'not-there'));
    expect([versions.all(), versions.current()]).toEqual([[], null]);
  });

  it('are served one at a time, and older assets stay for open tabs', () => {
    const versions = releasesIn(folder);
    const [one, two] = [version(1), version(2)];
    versions.serve(one);
    expect(home()).toBe('page of 1');
    versions.serve(two);
    expect([home(), versions.current()]).toEqual(['page of 2', two]);
    expect(readdirSync(join(folder, 'older/assets'))).toEqual(['own-1.js']);
    versions.serve(one);
    expect(home()).toBe('page of 1');
    expect(readdirSync(join(folder, 'older/assets')).sort()).toEqual(['own-1.js', 'own-2.js']);
  });

  it('are limited to the number to keep, including the served one', () => {
    const versions = releasesIn(folder);
    const all = [1, 2, 3, 4, 5].map(version);
    versions.serve(all[0] ?? '');
    versions.tidy(3);
    expect(versions.all()).toEqual([all[4], all[3], all[0]]);
    expect(readdirSync(folder).filter((name) => name.includes('manifest')).length).toBe(3);
  });

  it('leave the newest dropped release for recycling', () => {
    const versions = releasesIn(folder);
    const all = [1, 2, 3, 4, 5].map(version);
    versions.serve(all[4] ?? '');
    versions.tidy(3);
    expect(readFileSync(join(versions.spare, 'index.html'), 'utf8')).toBe('page of 2');
    version(6);
    versions.tidy(3);
    expect(readFileSync(join(versions.spare, 'index.html'), 'utf8')).toBe('page of 3');
  });

  it('are cleaned of leftovers of interrupted work, and of nothing else', () => {
    const versions = releasesIn(folder);
    versions.goBack(version(1));
    for (const name of ['.build-12/index.html', '.next-12/index.html', '.build-12.old/a']) {
      write(name, '');
    }
    write('.next-12.manifest.jsonl', '');
    write(`${releaseName(new Date(0))}.manifest.jsonl`, '');
    write(`${versions.current()}.manifest.jsonl.77`, '');
    versions.tidy(5);
    const left = readdirSync(folder).sort();
    expect(left).toEqual(
      [versions.current(), `${versions.current()}.manifest.jsonl`, 'current', 'held'].sort(),
    );
  });

  it('cannot replace a held release, which is not removed either', () => {
    const versions = releasesIn(folder);
    const all = [1, 2, 3, 4, 5].map(version);
    versions.serve(all[4] ?? '');
    versions.goBack(all[0] ?? '');
    expect([versions.serve(all[4] ?? ''), versions.current()]).toEqual([false, all[0]]);
    versions.tidy(1);
    expect(versions.all()).toEqual([all[4], all[0]]);
    versions.rollbackHold.end();
    expect([versions.serve(all[4] ?? ''), versions.current()]).toEqual([true, all[4]]);
  });

  it('keep an old asset for thirty days', () => {
    const versions = releasesIn(folder);
    write('older/assets/old.js', '');
    write('older/assets/new.js', '');
    const then = new Date(Date.now() - 31 * A_DAY);
    utimesSync(join(folder, 'older/assets/old.js'), then, then);
    versions.tidy(5);
    expect(readdirSync(join(folder, 'older/assets'))).toEqual(['new.js']);
  });

  it('are built under a temporary name until they pass the check', () => {
    const versions = releasesIn(folder);
    mkdirSync(versions.next);
    writeFileSync(`${versions.next}.manifest.jsonl`, '{}');
    expect(versions.all()).toEqual([]);
    const name = releaseName(new Date(0));
    versions.keepNext(name);
    expect(versions.all()).toEqual([name]);
    expect(existsSync(join(folder, `${name}.manifest.jsonl`))).toBe(true);
  });
});
