// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { LOAD_WATCHDOG, LOAD_WATCHDOG_HASH } from '../config/load-watchdog.mjs';

it('allows in the security policy only the inline script that every page contains', () => {
  const hash = createHash('sha256').update(LOAD_WATCHDOG).digest('base64');
  expect(LOAD_WATCHDOG_HASH).toBe(`'sha256-${hash}'`);
});
