// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { CODE_WATCH, CODE_WATCH_HASH } from '../config/code-watch.mjs';

it('allows in the security policy only the inline script that every page contains', () => {
  const hash = createHash('sha256').update(CODE_WATCH).digest('base64');
  expect(CODE_WATCH_HASH).toBe(`'sha256-${hash}'`);
});
