// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { CODE_WATCH, CODE_WATCH_HASH } from '../config/code-watch.mjs';

it('the policy allows the inline script that every page has, and no other', () => {
  const hash = createHash('sha256').update(CODE_WATCH).digest('base64');
  expect(CODE_WATCH_HASH).toBe(`'sha256-${hash}'`);
});
