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
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};

/**
 * Creates a release that was made on the given day of January, with one asset of its own and one
 * that all releases share.
 */
function release(day: number) {
  const name = releaseName(new Date(Date.UTC(2026, 0, day)));
  write(`${name}/index.html`, `page of ${day}`);
  write(`${name}/assets/own-${day}.js`, `${day}`);
  write(`${name}/assets/shared.js`, 'shared');
  write(`${name}.manifest.json`, '{}');
  return name;
}

const home = () => readFileSync(join(folder, 'current/index.html'), 'utf8');

describe('releases of a site', () => {
  it('releases of a site are an empty list when the folder is missing', () => {
    const releases = releasesIn(join(folder, 'not-there'));
    expect([releases.all(), releases.current()]).toEqual([[], null]);
  });

  it('releases of a site are served one at a time, and older assets stay for open tabs', () => {
    const releases = releasesIn(folder);
    const [one, two] = [release(1), release(2)];
    releases.serve(one);
    expect(home()).toBe('page of 1');
    releases.serve(two);
    expect([home(), releases.current()]).toEqual(['page of 2', two]);
    expect(readdirSync(join(folder, 'older/assets'))).toEqual(['own-1.js']);
    releases.serve(one);
    expect(home()).toBe('page of 1');
    expect(readdirSync(join(folder, 'older/assets')).sort()).toEqual(['own-1.js', 'own-2.js']);
  });

  it('releases of a site are limited to the number to keep, including the served one', () => {
    const releases = releasesIn(folder);
    const all = [1, 2, 3, 4, 5].map(release);
    releases.serve(all[0] ?? '');
    releases.tidy(3);
    expect(releases.all()).toEqual([all[4], all[3], all[0]]);
    expect(readdirSync(folder).filter((name) => name.includes('manifest')).length).toBe(3);
  });

  it('releases of a site are cleaned of leftovers of interrupted work, and of nothing else', () => {
    const releases = releasesIn(folder);
    releases.goBack(release(1));
    for (const name of ['.build-12/index.html', '.next-12/index.html', '.build-12.old/a']) {
      write(name, '');
    }
    write('.next-12.manifest.json', '');
    write(`${releases.current()}.manifest.jsonl`, 'of an earlier version');
    write(`${releaseName(new Date(0))}.manifest.json`, '');
    write(`${releases.current()}.manifest.json.77`, '');
    releases.tidy(5);
    const left = readdirSync(folder).sort();
    expect(left).toEqual(
      [releases.current(), `${releases.current()}.manifest.json`, 'current', 'held'].sort(),
    );
  });

  it('releases of a site do not replace a release that the owner holds, and the held one is not removed', () => {
    const releases = releasesIn(folder);
    const all = [1, 2, 3, 4, 5].map(release);
    releases.serve(all[4] ?? '');
    releases.goBack(all[0] ?? '');
    expect([releases.serve(all[4] ?? ''), releases.current()]).toEqual([false, all[0]]);
    releases.tidy(1);
    expect(releases.all()).toEqual([all[4], all[0]]);
    releases.rollbackHold.end();
    expect([releases.serve(all[4] ?? ''), releases.current()]).toEqual([true, all[4]]);
  });

  it('releases of a site keep an old asset for thirty days', () => {
    const releases = releasesIn(folder);
    write('older/assets/old.js', '');
    write('older/assets/new.js', '');
    const then = new Date(Date.now() - 31 * A_DAY);
    utimesSync(join(folder, 'older/assets/old.js'), then, then);
    releases.tidy(5);
    expect(readdirSync(join(folder, 'older/assets'))).toEqual(['new.js']);
  });

  it('releases of a site are built under a temporary name until they pass the check', () => {
    const releases = releasesIn(folder);
    mkdirSync(releases.next);
    writeFileSync(`${releases.next}.manifest.json`, '{}');
    expect(releases.all()).toEqual([]);
    const name = releaseName(new Date(0));
    releases.nameNext(name);
    expect(releases.all()).toEqual([name]);
    expect(existsSync(join(folder, `${name}.manifest.json`))).toBe(true);
  });
});
