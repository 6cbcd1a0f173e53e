import { describe, expect, it } from 'vitest';
import { requireOfCms } from '../require-of-cms.mjs';

const compiled = (path) => requireOfCms(`./dist/src/${path}`);
const { bodiesOf } = compiled('mail/message');
const { enquirySubject } = compiled('enquiries/enquiry-subject');
const { ownerNotice } = compiled('enquiries/owner-notice');
const { copySubject, textsOfCopy, visitorCopy } = compiled('enquiries/visitor-copy');
const { textWithoutLinks } = compiled('enquiries/text-without-links');

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
  ])('the subject of a notice is %j', (subject, given) => {
    expect(enquirySubject({ ...ENQUIRY, ...given })).toBe(subject);
  });

  it('the subject of a notice shortens names that are too long, without splitting a character', () => {
    const subject = enquirySubject({
      ...ENQUIRY,
      name: '😀'.repeat(120),
      productTitle: 'x'.repeat(200),
    });
    expect(subject).toBe(`${'x'.repeat(59)}…, Ten ml: question from ${'😀'.repeat(59)}…`);
  });
});

const LINES = [
  { product: 'p1', title: 'Carterii', volume: 'Ten ml', quantity: 12, price: 1024.5 },
  { product: 'p2', title: HTML_IN_TEXT, volume: null, quantity: 1, price: null },
];
const ORDER = {
  ...ENQUIRY,
  kind: 'order',
  productTitle: null,
  volume: null,
  country: 'Norway',
  delivery: 'Oslo 0150',
  message: null,
  lines: LINES,
};
const ROWS = [
  'Product                       Volume  Quantity  Each        Together',
  'Carterii                      Ten ml  12        $1,024.50   $12,294.00',
  `${HTML_IN_TEXT}  –       1         on request  on request`,
  'Total before delivery: $12,294.00, and 1 with a price on request',
];

describe('an order', () => {
  it('an order is a table in both bodies of the notice', () => {
    const { text, html } = bodiesOf(ownerNotice(ORDER, CONTEXT));
    expect(text).toContain(ROWS.join('\n'));
    expect(text).toContain('Country: Norway\nDelivery: Oslo 0150');
    expect(html).toContain('<tr><td>Carterii</td><td>Ten ml</td><td>12</td><td>$1,024.50</td>');
    expect(html).toContain('<th scope="col">Quantity</th>');
    expect(html).not.toContain(HTML_IN_TEXT);
    expect(html).toContain(`<p>${ROWS[3]}</p>`);
  });

  it('an order is a table in the copy for the visitor, without a title that may become a link', () => {
    const lines = [{ ...LINES[0], title: 'Win at evil.example' }, LINES[1]];
    const { text } = bodiesOf(visitorCopy({ ...ORDER, lines }, BRAND, NEXT));
    expect(text).toContain('You asked for');
    expect(text).toContain('Product                       Ten ml  12');
    expect(text).not.toContain('evil.example');
  });

  it('an order has a subject of its own, and a copy', () => {
    expect(enquirySubject(ORDER)).toBe('Order enquiry from Amina Yusuf');
    expect(textsOfCopy(ORDER)).toBe('enquiry-page');
  });

  it('an order is no table when its lines cannot be read', () => {
    expect(bodiesOf(ownerNotice({ ...ORDER, lines: 'spoilt' }, CONTEXT)).text).not.toContain(
      'Each',
    );
  });
});

describe('the notice to the owner', () => {
  it('the notice to the owner contains the message, the number, a link to the panel and the reply address in both bodies', () => {
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

  it('the notice to the owner has no link when this CMS serves no panel', () => {
    const { html } = bodiesOf(ownerNotice(ENQUIRY, { ...CONTEXT, panelUrl: null }));
    expect(html).not.toContain('href');
  });

  it('the notice to the owner escapes what a visitor wrote, in every field', () => {
    const fields = ['name', 'email', 'company', 'productTitle', 'message'];
    const bad = { ...ENQUIRY, ...Object.fromEntries(fields.map((field) => [field, HTML_IN_TEXT])) };
    for (const message of [ownerNotice(bad, CONTEXT), visitorCopy(bad, BRAND, NEXT)])
      expect(bodiesOf(message).html).not.toContain('<img');
  });
});

describe('the copy to the visitor', () => {
  it('the copy to the visitor contains the number, the message and what happens next', () => {
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

  it('the copy to the visitor is not sent for a newsletter, whose confirmation is another e-mail', () => {
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
  ])('the copy to the visitor leaves out a text that contains an address: %j', (words) => {
    const bad = { ...ENQUIRY, name: words, productTitle: words, message: `Win now: ${words}` };
    const { text, html } = bodiesOf(visitorCopy(bad, BRAND, NEXT));
    for (const body of [text, html]) expect(body).not.toContain(words);
    expect(text).toMatch(/^Hello,\n/);
    expect(text).toContain('K3V9X2AB');
  });

  it('the copy to the visitor cuts a long name and a long message', () => {
    const long = { ...ENQUIRY, name: 'n'.repeat(120), message: 'm'.repeat(4000) };
    const { text } = bodiesOf(visitorCopy(long, BRAND, NEXT));
    expect(text).toContain(`Hello ${'n'.repeat(39)}…,`);
    expect(text).toContain(`${'m'.repeat(999)}…`);
    expect(text.length).toBeLessThan(2000);
  });

  it('the copy to the visitor contains sentences with full stops and numbers unchanged', () => {
    const words = 'I paid 12.50 for 10 ml. Thank you... Is it e.g. in stock?';
    expect(textWithoutLinks(words.replace('e.g. ', ''), 1000)).toBe(words.replace('e.g. ', ''));
  });
});

describe('the HTML', () => {
  it('the HTML of an enquiry e-mail loads no files and runs no scripts', () => {
    for (const message of [ownerNotice(ENQUIRY, CONTEXT), visitorCopy(ENQUIRY, BRAND, NEXT)]) {
      const { html } = bodiesOf(message);
      expect(html).not.toMatch(/<(img|script|link|iframe|svg)|url\(|@import|\ssrc=/i);
      expect(html.length).toBeLessThan(6000);
    }
  });
});
