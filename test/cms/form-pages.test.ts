import { createHash, randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { someone, storedFrom } from './an-enquiry';
import { CMS_URL, LIMITED_URL } from './cms-under-test';
import { aForm, type FormAnswer, SITE_PAGE, sendBody, sendForm, typedInto } from './form-post';

const HOSTILE = '"><script>alert(1)</script>\'</textarea></title><!--';

/** Checks the headers and the markup that every page of the CMS must have, whatever its content. */
const expectSecurityHeaders = ({ headers, page }: FormAnswer, site: string | null = SITE_PAGE) => {
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  const formsTo = site === null ? "'self'" : `'self' ${site}`;
  expect(headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; form-action ${formsTo}; base-uri 'none'; frame-ancestors 'none'`,
  );
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  // With "no-referrer" a browser would send the form on the page with the origin "null", which the
  // CMS refuses.
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).not.toMatch(/<script|<img|<link| on\w+=| src=| style=/i);
};

describe('the error page of a form', () => {
  it('the error page of a form names the problem of each field, and keeps what was typed', async () => {
    const email = someone();
    const typed = {
      kind: 'wholesale',
      name: 'A',
      email,
      company: 'Warsame & Daughters',
      volume: 'Bulk',
      message: '\nToo short',
    };
    const answer = await sendForm(aForm(typed));
    expect(answer.status).toBe(400);
    expectSecurityHeaders(answer);
    expect(answer.page).toContain('Your name needs at least 2 characters');
    expect(answer.page).toContain('Your message needs at least 10 characters');
    expect(answer.page).toContain('<a href="#name">');
    expect(answer.page).toContain(`<a href="${SITE_PAGE}/wholesale">`);
    expect(typedInto(answer.page)).toMatchObject(typed);
    expect(await storedFrom(email)).toEqual([]);
  });

  it.each([
    ['an empty name', 'name', '', 'Enter your name'],
    ['121 letters', 'name', 'A'.repeat(121), 'Your name can have at most 120 characters'],
    ['no e-mail address', 'email', '', 'Enter your e-mail address'],
    [
      'an invalid e-mail address',
      'email',
      'nowhere',
      'an e-mail address in the form name@example.com',
    ],
    ['161 letters', 'company', 'x'.repeat(161), 'name can have at most 160 characters'],
    ['an unknown volume', 'volume', 'Five ml', 'Choose one of the volumes'],
    ['blanks', 'message', '   ', 'Write your message'],
    ['4001 letters', 'message', 'x'.repeat(4001), 'Your message can have at most 4000 characters'],
  ])('the error page of a form describes %s in the field %s', async (_, field, value, sentence) => {
    const { status, page } = await sendForm(aForm({ kind: 'wholesale', [field]: value }));
    expect(status).toBe(400);
    expect(page).toContain(sentence);
  });

  it.each(['name', 'email', 'company', 'volume', 'message', 'product', 'productTitle', 'kind'])(
    'the error page of a form shows hostile input in %s as text',
    async (field) => {
      const form = { kind: 'wholesale', email: 'nowhere', [field]: HOSTILE };
      const answer = await sendForm(aForm(form));
      expect(answer.status).toBe(400);
      expectSecurityHeaders(answer);
      expect(answer.page).not.toContain(HOSTILE);
      expect(answer.page.match(/<\/(?:textarea|title|form)>/g)).toHaveLength(3);
      // Skips choice fields, because they cannot show an unknown value as selected.
      if (!['volume', 'kind'].includes(field))
        expect(typedInto(answer.page)).toMatchObject({ [field]: HOSTILE });
    },
  );

  it.each([
    ['contact', 'productTitle', 201],
    ['newsletter', 'company', 161],
  ])(
    'the error page of a form drops, in a %s form, an invalid %s that the visitor cannot see',
    async (kind, field, length) => {
      const email = someone();
      const { status, page } = await sendForm(aForm({ kind, email, [field]: 'x'.repeat(length) }));
      expect(status).toBe(400);
      expect(page).toContain('Your message could not be sent');
      const fields = typedInto(page);
      expect(fields).toMatchObject({ kind, email });
      expect(fields).not.toHaveProperty(field);
      expect((await sendForm(fields, { headers: { Origin: CMS_URL } })).status).toBe(303);
    },
  );

  it('the error page of a form can be corrected and sent, and leads back to the site', async () => {
    const email = someone();
    const { page } = await sendForm(aForm({ email, name: 'A' }));
    const fields = { ...typedInto(page), name: 'Ayaan' };
    const own = { headers: { Origin: CMS_URL } };
    const again = await sendForm({ ...fields, message: '?' }, own);
    expect(again.status).toBe(400);
    expect(typedInto(again.page)).toMatchObject({ name: 'Ayaan', message: '?' });
    const sent = await sendForm(fields, own);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${SITE_PAGE}/thank-you`]);
    expect(await storedFrom(email)).toHaveLength(1);
  });

  it('the error page of a form leads back only to the signed origin', async () => {
    const email = someone();
    const { page } = await sendForm(aForm({ email, name: 'A' }));
    const { 'sent-from': sealed = '', ...fields } = { ...typedInto(page), name: 'Ayaan' };
    for (const forged of [
      '',
      'https://elsewhere.example',
      sealed.replace('5173', '5174'),
      sealed.slice(0, -1),
      `${sealed}A`,
      `https://elsewhere.example ${sealed.split(' ')[1]}`,
    ]) {
      const own = { headers: { Origin: CMS_URL } };
      const answer = await sendForm({ ...fields, 'sent-from': forged }, own);
      expect([answer.status, answer.headers.get('location')]).toEqual([403, null]);
    }
    expect(await storedFrom(email)).toEqual([]);
  });

  it('the error page of a form appears when the honeypot field is filled, and empties that field', async () => {
    const email = someone();
    const answer = await sendForm(aForm({ email, website: 'https://example.com' }));
    expect(answer.status).toBe(400);
    expectSecurityHeaders(answer);
    expect(answer.page).toContain('Your message could not be sent');
    expect(answer.page).toContain('mailto:hello@example.com');
    expect(typedInto(answer.page)).toMatchObject({ email, website: '' });
    expect(await storedFrom(email)).toEqual([]);
  });

  it('the error page of a form appears for a form that is too large, without what was typed', async () => {
    const email = someone();
    const answer = await sendForm(aForm({ email, message: 'x'.repeat(66_000) }));
    expect(answer.status).toBe(413);
    expectSecurityHeaders(answer);
    expect(answer.page).toContain('too long to be read');
    expect(answer.page).not.toContain('<form');
    expect(await storedFrom(email)).toEqual([]);
  });

  it('the error page of a form has no link back when the site is unknown', async () => {
    const answer = await sendBody('x'.repeat(66_000), { headers: { Origin: CMS_URL } });
    expect(answer.status).toBe(413);
    expectSecurityHeaders(answer, null);
    expect(answer.page).not.toContain('Back to the site');
  });
});

describe('a site in SITE_ORIGINS', () => {
  const shop = 'https://shop.example';
  const part = () => randomInt(1, 255);
  const from = (address: string, origin = shop) => ({
    at: LIMITED_URL,
    headers: { 'X-Forwarded-For': address, Origin: origin },
  });

  it('a site in SITE_ORIGINS is the target of the redirect; a form from another origin of this machine is refused', async () => {
    const address = `10.${part()}.${part()}.${part()}`;
    const { status, headers } = await sendForm(aForm(), from(address));
    expect([status, headers.get('location')]).toEqual([303, `${shop}/thank-you`]);
    expect((await sendForm(aForm(), from(address, 'http://localhost:5174'))).status).toBe(403);
    expect((await sendForm(aForm(), from(address, 'http://shop.example'))).status).toBe(403);
  });

  it('a site in SITE_ORIGINS has a limit per visitor, and its error page keeps what was typed', async () => {
    const address = `10.${part()}.${part()}.${part()}`;
    const first = aForm({ email: someone() });
    for (const fields of [first, first, aForm({ email: someone() }), aForm({ email: someone() })])
      expect((await sendForm(fields, from(address))).status).toBe(303);
    const email = someone();
    const answer = await sendForm(aForm({ email }), from(address));
    expect(answer.status).toBe(429);
    expectSecurityHeaders(answer, shop);
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(answer.page).toContain('There were many messages in a short time.');
    expect(typedInto(answer.page)).toMatchObject({ email });
    // The limit does not apply to a form that is already stored, because the CMS does not store it
    // again.
    expect((await sendForm(first, from(address))).status).toBe(303);
  });
});
