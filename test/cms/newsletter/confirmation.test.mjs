import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { cmsHere, moduleOf, SITE } from './cms-in-process.mjs';
import {
  change,
  mailTo,
  open,
  press,
  rowsOf,
  sendDueMails,
  signedUp,
  signUp,
  someone,
  withdrawn,
} from './sign-ups.mjs';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BOOTING = 300_000;

beforeAll(() => cmsHere(), BOOTING);

const stateOf = async (email) => (await rowsOf(email)).map(({ state }) => state);

describe('the link in the mail', () => {
  it('the link in the mail shows what is confirmed, and one button', async () => {
    const { token, email } = await signedUp(someone(), { name: '<b>Hodan</b> & "Ali"' });
    const { status, page, headers } = await open(`confirm/${token}`);
    expect(status).toBe(200);
    expect(page).toContain(email);
    expect(page).toContain('&lt;b&gt;Hodan&lt;/b&gt; &amp; &quot;Ali&quot;');
    expect(page).toContain('We store your e-mail to write about harvests.');
    expect(page.match(/<button/g)).toHaveLength(1);
    expect(page).toContain('<form method="post" action="?">');
    expect(page).not.toMatch(/<script|<img|<link| on\w+=| src=/i);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(page).toContain(`<a href="${SITE}/" rel="noreferrer">`);
  });

  it('the link in the mail changes nothing when programs open it a hundred times; one press then confirms', async () => {
    const { token, email } = await signedUp();
    const before = await rowsOf(email);
    for (let n = 0; n < 100; n += 1) {
      const method = ['GET', 'HEAD', 'OPTIONS'][n % 3];
      expect((await open(`confirm/${token}?seen=${n}`, { method })).status).toBeLessThan(300);
    }
    expect(await rowsOf(email)).toEqual(before);
    expect(before).toMatchObject([{ state: 'pending', confirmedAt: null }]);

    const { status, page } = await press(`confirm/${token}`);
    expect(status).toBe(200);
    expect(page).toContain('You are on the list');
    const [row] = await rowsOf(email);
    expect(row).toMatchObject({
      state: 'confirmed',
      signedUpAt: before[0].signedUpAt,
      confirmedAt: expect.any(String),
      consent: expect.stringContaining('We store your e-mail'),
      consentVersion: expect.any(Number),
    });
  });

  it('the link in the mail confirms once, from two tabs and from ten simultaneous presses', async () => {
    const { token, email } = await signedUp();
    const tabs = await Promise.all([open(`confirm/${token}`), open(`confirm/${token}`)]);
    expect(tabs.map(({ page }) => page.includes('<button'))).toEqual([true, true]);
    await press(`confirm/${token}`);
    const [{ confirmedAt }] = await rowsOf(email);
    const again = await Promise.all(Array.from({ length: 10 }, () => press(`confirm/${token}`)));
    for (const { status, page } of again) {
      expect(status).toBe(200);
      expect(page).toContain('You are on the list');
    }
    expect(await rowsOf(email)).toMatchObject([{ state: 'confirmed', confirmedAt }]);
  });

  it('the link in the mail does not confirm a sign-up that was withdrawn', async () => {
    const { token, email } = await withdrawn();
    for (const go of [open, press]) {
      const { status, page } = await go(`confirm/${token}`);
      expect(status).toBe(404);
      expect(page).toContain('This link does not work any more');
    }
    expect(await stateOf(email)).toEqual(['withdrawn']);
  });

  it('the link in the mail is valid for exactly seven days', async () => {
    const { token, email } = await signedUp();
    const { strapi } = await cmsHere();
    const { confirm, confirmationOf } = moduleOf('newsletter/confirm');
    const [{ mailedAt, expiresAt }] = await rowsOf(email);
    expect(Date.parse(expiresAt) - Date.parse(mailedAt)).toBe(7 * DAY);
    const end = new Date(expiresAt);
    await confirm(strapi, token, end);
    expect(await stateOf(email)).toEqual(['pending']);
    expect(await confirmationOf(strapi, token, end)).toEqual({ step: 'invalid' });
    await confirm(strapi, token, new Date(end.getTime() - 1));
    expect(await stateOf(email)).toEqual(['confirmed']);
  });

  it('the link in the mail becomes invalid when a later mail contains a new link', async () => {
    const { token, email } = await signedUp();
    await change(email, { mailedAt: new Date(Date.now() - HOUR) });
    const later = await mailTo(email, async () => {
      await signUp(email);
    });
    expect(later.token).not.toBe(token);
    expect((await press(`confirm/${token}`)).status).toBe(404);
    expect(await stateOf(email)).toEqual(['pending']);
    expect((await press(`confirm/${later.token}`)).status).toBe(200);
    expect(await stateOf(email)).toEqual(['confirmed']);
  });

  it.each([
    ['a short', 'x'],
    ['an unknown', 'A'.repeat(43)],
    ['a long', 'A'.repeat(3000)],
    ['an empty byte as', '%00'],
    ['a quoted', "'--"],
    ['a condition as', '%5B%24ne%5D=1'],
    ['a path as', '..%2F..%2Fadmin'],
  ])('the link in the mail with %s token is answered with 404', async (_, token) => {
    for (const go of [open, press]) expect((await go(`confirm/${token}`)).status).toBe(404);
  });

  it('the link in the mail cannot be used by a page of another origin', async () => {
    const { token, email } = await signedUp();
    const headers = { Origin: 'https://elsewhere.example' };
    expect((await open(`confirm/${token}`, { method: 'POST', headers })).status).toBe(403);
    expect(await stateOf(email)).toEqual(['pending']);
  });
});

describe('the token', () => {
  it('the confirmation token has 256 bits, and only its hash is stored', async () => {
    const { token, email } = await signedUp();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [row] = await rowsOf(email);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row.tokenHash).toBe(createHash('sha256').update(token).digest('hex'));
  });

  it('the confirmation token is a new one for each mail', async () => {
    const tokens = [];
    for (let n = 0; n < 3; n += 1) tokens.push((await signedUp()).token);
    expect(new Set(tokens).size).toBe(3);
    await sendDueMails();
  });
});
