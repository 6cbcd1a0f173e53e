import { expect, it } from 'vitest';
import { noticeWords } from './notices';

it.each([
  ['no-products', 'Faild to fetch API'],
  ['no-posts', 'Failed to fetch blogs'],
  ['message-sent', 'Your message has been sent'],
  ['subscribed', 'You are on the list'],
] as const)('of %s a visitor is told "%s"', (notice, message) => {
  expect(noticeWords({ type: 'info', notice })).toEqual({ message });
});

it('leaves a view the words that it brought along', () => {
  const own = { message: 'Link copied', detail: 'Paste it.' };
  expect(noticeWords({ type: 'info', ...own })).toMatchObject(own);
});
