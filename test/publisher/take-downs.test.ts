// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeDownsIn } from '../../scripts/publisher/take-downs.mjs';

const HOUR = 3_600_000;

let folder: string;
let now: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'take-downs-'));
  now = Date.UTC(2026, 0, 1);
});
afterEach(() => rmSync(folder, { recursive: true }));

const takeDowns = () => takeDownsIn(folder, () => now);
const event = (name: string, documentId: string) => ({
  event: `entry.${name}`,
  model: 'product',
  entry: { documentId },
});

describe('a document that was taken down with an event', () => {
  it.each(['unpublish', 'delete'])(
    'a document that was taken down with an event is excused for a day: %s',
    (name) => {
      takeDowns().record(event(name, 'a'));
      now += 24 * HOUR - 1;
      expect(takeDowns().excuses()).toEqual({ takenDown: ['product/a'], vanished: [] });
      now += 1;
      expect(takeDowns().excuses()).toEqual({ takenDown: [], vanished: [] });
    },
  );

  it('a document that was taken down with an event is no longer excused once it is published again', () => {
    takeDowns().record(event('unpublish', 'a'));
    takeDowns().record(event('publish', 'a'));
    expect(takeDowns().excuses().takenDown).toEqual([]);
  });

  it('a document that was taken down with an event is no longer excused once a release without it is served', () => {
    takeDowns().record(event('unpublish', 'a'));
    takeDowns().published(['product/a'], []);
    expect(takeDowns().excuses()).toEqual({ takenDown: [], vanished: [] });
  });
});

describe('a document that vanished without an event', () => {
  it('a document that vanished without an event is remembered for a day, unless the owner has confirmed it', () => {
    takeDowns().published(['product/a', 'product/b'], ['product/b']);
    now += 24 * HOUR - 1;
    expect(takeDowns().excuses()).toEqual({ takenDown: [], vanished: ['product/a'] });
    now += 1;
    expect(takeDowns().excuses().vanished).toEqual([]);
  });
});
