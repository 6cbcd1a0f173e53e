import { describe, expect, it } from 'vitest';
import { answerLink } from '../cms/src/admin/enquiries/answer-link';

const ENQUIRY = {
  documentId: 'a',
  createdAt: '2026-03-05T10:12:00.000Z',
  kind: 'contact',
  email: 'zahra+shop@example.com',
};

const bodyOf = (link: string) => new URL(link).searchParams.get('body');

describe('the link that answers an enquiry', () => {
  it('the link that answers an enquiry leads to the address, with a subject and the message as a quotation', () => {
    const link = answerLink({ ...ENQUIRY, productTitle: 'Maydi & co', message: 'One,\ntwo?' });
    expect(link).toMatch(/^mailto:zahra%2Bshop@example\.com\?/u);
    expect(new URL(link).searchParams.get('subject')).toBe('Your enquiry about Maydi & co');
    expect(bodyOf(link)).toBe('\r\n\r\n> One,\r\n> two?');
  });

  it('the link that answers an enquiry quotes each line of a message whose lines end with CRLF', () => {
    const link = answerLink({ ...ENQUIRY, message: 'One,\r\ntwo?' });
    expect(bodyOf(link)).toBe('\r\n\r\n> One,\r\n> two?');
  });

  it('the link that answers an enquiry has no quotation when there is no message', () => {
    expect(answerLink(ENQUIRY)).toBe('mailto:zahra%2Bshop@example.com?subject=Your%20enquiry');
  });

  it.each(['a', '🌿', 'س', '\n', '\r\n'])(
    'the link that answers an enquiry stays short enough for Windows when the message is 4000 times %j, and splits no character',
    (character) => {
      for (const before of ['', 'b']) {
        const message = before + character.repeat(4000);
        const link = answerLink({ ...ENQUIRY, message, productTitle: 'Maydi' });
        expect(link.length).toBeLessThanOrEqual(2_000);
        expect(bodyOf(link)).toMatch(new RegExp(`^\r\n\r\n> ${before}`, 'u'));
        expect(bodyOf(link)).not.toContain('\ufffd');
      }
    },
  );
});
