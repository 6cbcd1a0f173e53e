// @vitest-environment node
import { expect, it } from 'vitest';
import { brand } from '../content/brand';
import { messageNotSent } from '../content/pages/message-not-sent';
import { messageNotSentFiles } from './message-not-sent-document';

it.each([502, 429, 413] as const)(
  'tells the visitor why the message was not sent (status %i), and what to do',
  async (status) => {
    const html = (await messageNotSentFiles()).get(`/message-not-sent/${status}.html`) ?? '';
    const { email, telephoneToDial } = brand.contact;
    for (const text of [
      `<h1>${messageNotSent.heading}</h1>`,
      messageNotSent.why[status],
      messageNotSent.keep,
      `href="mailto:${email}"`,
      `href="tel:${telephoneToDial}"`,
      'noindex',
    ]) {
      expect(html).toContain(text);
    }
  },
);

it('loads no other file, and its policy allows only the inline style', async () => {
  for (const html of (await messageNotSentFiles()).values()) {
    expect(html).not.toMatch(/<script|<link|<img|src=/u);
    expect(html).toMatch(/default-src 'none';[^"]*style-src 'self' 'sha256-/u);
  }
});
