import { describe, expect, it } from 'vitest';
import { requireOfCms } from '../require-of-cms.mjs';

const compiled = (path) => requireOfCms(`./dist/src/${path}`);
const { bodiesOf } = compiled('mail/message');
const { enquirySubject } = compiled('enquiries/enquiry-subject');
const { ownerNotice } = compiled('enquiries/owner-notice');
const { copySubject, textsOfCopy, visitorCopy } = compiled('enquiries/visitor-copy');
const { quotable } = compiled('enquiries/quotable');

const ENQUIRY = {
  documentId: 'k3v9x2abcdefghijklmnopqr',
  kind: 'contact',
  name: 'Amina Yusuf',
  email: 'amina@example.com',
  productTitle: 'Carterii',
  volume: 'Ten ml',
  message: 'Do you send to Kenya?\n\nI would take three.',
};
const BRAND = { name: 'Sanaag', line: 'Frankincense of Somalia' };
const NEXT = 'We answer within two days.';
const NOTICE = { unannounced: 0, isLast: false };
const CONTEXT = {
  notice: NOTICE,
  perHour: 20,
  brand: BRAND,
  panelUrl: 'https://cms.example/admin',
};
const HTML_IN_TEXT = '<img src=x onerror=alert(1)>';

describe('the subject of a notice', () => {
  it.each([
    ['Carterii, Ten ml: question from Amina Yusuf', {}],
    ['Question from Amina Yusuf', { productTitle: null, volume: null }],
    [
      'Bulk: wholesale enquiry from Amina Yusuf, Yusuf Oils',
      { kind: 'wholesale', company: 'Yusuf Oils', productTitle: null, volume: 'Bulk' },
    ],
    [
      'Newsletter sign-up from amina@example.com',
      { kind: 'newsletter', name: null, productTitle: null, volume: null },
    ],
  ])('is %j', (subject, given) => {
    expect(enquirySubject({ ...ENQUIRY, ...given })).toBe(subject);
  });

  it('shortens names that are too long, without splitting a character', () => {
    const subject = enquirySubject({
      ...ENQUIRY,
      name: '😀'.repeat(120),
      productTitle: 'x'.repeat(200),
    });
    expect(subject).toBe(`${'x'.repeat(59)}…, Ten ml: question from ${'😀'.repeat(59)}…`);
  });
});

describe('the notice to the owner', () => {
  it('contains the message, the number, a link to the panel and the reply address in both bodies', () => {
    const bodies = bodiesOf(ownerNotice(ENQUIRY, CONTEXT));
    const url = `https://cms.example/admin/content-manager/collection-types/api::enquiry.enquiry/${ENQUIRY.documentId}`;
    for (const body of [bodies.text, bodies.html]) {
      for (const words of [
        'Amina Yusuf',
        'amina@example.com',
        'K3V9X2AB',
        'I would take three.',
        url,
      ])
        expect(body).toContain(words);
    }
    expect(bodies.text).toContain('Name: Amina Yusuf\n');
    expect(bodies.text).toContain('> Do you send to Kenya?\n> \n> I would take three.');
  });

  it('has no link when this CMS serves no panel', () => {
    const { html } = bodiesOf(ownerNotice(ENQUIRY, { ...CONTEXT, panelUrl: null }));
    expect(html).not.toContain('href');
  });

  it('escapes what a visitor wrote, in every field', () => {
    const fields = ['name', 'email', 'company', 'productTitle', 'message'];
    const bad = { ...ENQUIRY, ...Object.fromEntries(fields.map((field) => [field, HTML_IN_TEXT])) };
    for (const message of [ownerNotice(bad, CONTEXT), visitorCopy(bad, BRAND, NEXT)])
      expect(bodiesOf(message).html).not.toContain('<img');
  });
});

describe('the copy to the visitor', () => {
  it('contains the number, the message and what happens next', () => {
    const { text, html } = bodiesOf(visitorCopy(ENQUIRY, BRAND, NEXT));
    for (const body of [text, html])
      for (const words of [
        'Hello Amina Yusuf,',
        'K3V9X2AB',
        'Carterii, Ten ml',
        'Do you send to Kenya?',
        NEXT,
      ])
        expect(body).toContain(words);
    expect(copySubject(ENQUIRY, BRAND)).toBe('Sanaag: we have your message (K3V9X2AB)');
  });

  it('is not sent for a newsletter, whose confirmation is another e-mail', () => {
    expect(textsOfCopy(ENQUIRY)).toBe('contact');
    expect(textsOfCopy({ ...ENQUIRY, kind: 'wholesale' })).toBe('wholesale');
    expect(textsOfCopy({ ...ENQUIRY, kind: 'newsletter' })).toBe(null);
  });

  it.each([
    'http://bad.example',
    'see bad.example',
    'ＷＷＷ．bad',
    'write to x@bad',
    'bad。example',
    '203.0.113.9/win',
  ])('leaves out a text that contains an address: %j', (words) => {
    const bad = { ...ENQUIRY, name: words, productTitle: words, message: `Win now: ${words}` };
    const { text, html } = bodiesOf(visitorCopy(bad, BRAND, NEXT));
    for (const body of [text, html]) expect(body).not.toContain(words);
    expect(text).toMatch(/^Hello,\n/);
    expect(text).toContain('K3V9X2AB');
  });

  it('cuts a long name and a long message', () => {
    const long = { ...ENQUIRY, name: 'n'.repeat(120), message: 'm'.repeat(4000) };
    const { text } = bodiesOf(visitorCopy(long, BRAND, NEXT));
    expect(text).toContain(`Hello ${'n'.repeat(39)}…,`);
    expect(text).toContain(`${'m'.repeat(999)}…`);
    expect(text.length).toBeLessThan(2000);
  });

  it('contains sentences with full stops and numbers unchanged', () => {
    const words = 'I paid 12.50 for 10 ml. Thank you... Is it e.g. in stock?';
    expect(quotable(words.replace('e.g. ', ''), 1000)).toBe(words.replace('e.g. ', ''));
  });
});

describe('the HTML', () => {
  it('loads nothing and runs nothing', () => {
    for (const message of [ownerNotice(ENQUIRY, CONTEXT), visitorCopy(ENQUIRY, BRAND, NEXT)]) {
      const { html } = bodiesOf(message);
      expect(html).not.toMatch(/<(img|script|link|iframe|svg)|url\(|@import|\ssrc=/i);
      expect(html.length).toBeLessThan(6000);
    }
  });
});
