// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { LOAD_WATCHDOG, LOAD_WATCHDOG_HASH } from '../config/load-watchdog.mjs';

it('the hash for the security policy is that of the inline script', () => {
  const hash = createHash('sha256').update(LOAD_WATCHDOG).digest('base64');
  expect(LOAD_WATCHDOG_HASH).toBe(`'sha256-${hash}'`);
});
