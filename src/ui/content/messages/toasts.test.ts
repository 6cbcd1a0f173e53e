import { expect, it } from 'vitest';
import { toastTexts } from './toasts';

it.each([
  ['no-products', 'Faild to fetch API'],
  ['no-posts', 'Failed to fetch blogs'],
  ['message-sent', 'Your message has been sent'],
  ['subscribed', 'You are on the list'],
  ['confirm-by-mail', 'We have sent you a mail. Open the link in it'],
] as const)('the notice %s reads "%s"', (notice, message) => {
  expect(toastTexts({ type: 'info', notice })).toEqual({ message });
});

it('a notice keeps the text that a view provides', () => {
  const own = { message: 'Link copied', detail: 'Paste it.' };
  expect(toastTexts({ type: 'info', ...own })).toMatchObject(own);
});
