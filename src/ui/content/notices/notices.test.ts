import { expect, it } from 'vitest';
import { noticeWords } from './notices';

it.each([
  ['no-products', 'Faild to fetch API'],
  ['no-posts', 'Failed to fetch blogs'],
  ['message-sent', 'Your message has been sent'],
  ['subscribed', 'You are on the list'],
] as const)('words the notice %s as "%s"', (notice, message) => {
  expect(noticeWords({ type: 'info', notice })).toEqual({ message });
});

it('keeps the text that a view provides', () => {
  const own = { message: 'Link copied', detail: 'Paste it.' };
  expect(noticeWords({ type: 'info', ...own })).toMatchObject(own);
});
