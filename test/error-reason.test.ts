import { expect, it } from 'vitest';
import { errorReason } from '../scripts/build/error-reason.mjs';

it.each([
  ['an error', new Error('The post is odd'), 'The post is odd'],
  [
    'an error with causes',
    new Error('unreachable', { cause: new Error('fetch failed', { cause: new Error('refused') }) }),
    'unreachable (fetch failed (refused))',
  ],
  [
    'an error caused by several',
    new Error('fetch failed', { cause: new AggregateError([new Error('first'), new Error('b')]) }),
    'fetch failed (first)',
  ],
  ['an error with a cause that is no error', new Error('Forbidden', { cause: 403 }), 'Forbidden'],
  ['a text', 'nonsense', 'nonsense'],
])('the reason of %s is one line', (_, error, reason) => {
  expect(errorReason(error)).toBe(reason);
});
