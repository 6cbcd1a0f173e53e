// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../scripts/publisher/commands.mjs';
import { releaseName, releasesIn } from '../../scripts/publisher/releases.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates a release that was made on the given day of January. */
function release(day: number) {
  const name = releaseName(new Date(Date.UTC(2026, 0, day)));
  mkdirSync(join(folder, name, 'assets'), { recursive: true });
  writeFileSync(join(folder, `${name}.manifest.json`), '{}');
  return name;
}

const rollBack = (wanted?: string) => runCommand('rollback', wanted, { PUBLISHER_SITES: folder });

describe('rollback', () => {
  it('rollback serves the release before the served one, and holds publishing', () => {
    const releases = releasesIn(folder);
    const [oldest, earlier, served] = [1, 2, 3].map(release);
    releases.serve(served ?? '');
    expect(rollBack()).toContain(`${earlier} is served, and publishing is held.`);
    expect([releases.current(), releases.isHeld()]).toEqual([earlier, true]);
    rollBack();
    expect(releases.current()).toBe(oldest);
  });

  it('rollback serves the named release, even a newer one', () => {
    const releases = releasesIn(folder);
    const [first, , last] = [1, 2, 3].map(release);
    releases.serve(first ?? '');
    rollBack(last);
    expect(releases.current()).toBe(last);
  });

  it('rollback changes nothing when there is no earlier release, or none of this name', () => {
    const releases = releasesIn(folder);
    const only = release(1);
    releases.serve(only);
    expect(() => rollBack()).toThrow('There is no earlier release');
    expect(() => rollBack('2025')).toThrow(`2025 is none of these: ${only}.`);
    expect([releases.current(), releases.isHeld()]).toEqual([only, false]);
  });
});
