import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ESSENTIAL } from '../scripts/lib/essential-tests.mjs';
import { ROOT } from '../scripts/lib/root.mjs';

// Playwright ignores a pattern that matches no file while another one matches.
it('the list of essential tests names only browser tests that exist', () => {
  expect(ESSENTIAL.filter((file) => !existsSync(join(ROOT, 'test', file)))).toEqual([]);
});
