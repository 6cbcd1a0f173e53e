// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../scripts/lib/root.mjs';

const FOLDER = join(ROOT, 'docs/pictures');
const MAX_BYTES = 60_000;

const PANEL = readdirSync(FOLDER).filter((name) => name.startsWith('panel-'));

it.each(PANEL)('%s is a small WebP file that docs/owner.md shows', (name) => {
  const picture = readFileSync(join(FOLDER, name));
  expect(picture.toString('latin1', 8, 12)).toBe('WEBP');
  expect(picture.length).toBeLessThanOrEqual(MAX_BYTES);
  expect(readFileSync(join(ROOT, 'docs/owner.md'), 'utf8')).toContain(`(pictures/${name})`);
});
