// @vitest-environment node
import { expect, it } from 'vitest';
import { SITE_DETAILS } from '../../../adapters/embedded/embedded-site-details';
import { telephoneToDial } from '../../../domain/site/telephone-to-dial';
import { messageNotSent } from '../../content/pages/message-not-sent';
import { messageNotSentFiles } from './message-not-sent-document';

it.each([502, 429, 413] as const)(
  'the document about an unsent message tells the visitor why the message was not sent (status %i), and what to do',
  async (status) => {
    const html =
      (await messageNotSentFiles(SITE_DETAILS)).get(`/message-not-sent/${status}.html`) ?? '';
    const { email, telephone } = SITE_DETAILS.contact;
    for (const text of [
      `<h1>${messageNotSent.heading}</h1>`,
      messageNotSent.why[status],
      messageNotSent.keep,
      `href="mailto:${email}"`,
      `href="tel:${telephoneToDial(telephone)}"`,
      'noindex',
    ]) {
      expect(html).toContain(text);
    }
  },
);

it('the document about an unsent message loads no other file, and its policy allows only the inline style', async () => {
  for (const html of (await messageNotSentFiles(SITE_DETAILS)).values()) {
    expect(html).not.toMatch(/<script|<link|<img|src=/u);
    expect(html).toMatch(/default-src 'none';[^"]*style-src 'self' 'sha256-/u);
  }
});
