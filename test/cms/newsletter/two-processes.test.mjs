import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTemporaryCms } from '../../../scripts/cms/boot-temporary-cms.mjs';
import { cmsHere, SITE, secrets } from './cms-in-process.mjs';
import { mailTo, rowsOf, sendDueMails, settle, signedUp, someone } from './sign-ups.mjs';

// The runner sets this variable only when it tests PostgreSQL, because SQLite supports only one
// process.
const databaseUrl = process.env.CMS_NEWSLETTER_DATABASE_URL;
const BOOTING = 300_000;

describe.skipIf(!databaseUrl)('two processes on one PostgreSQL', () => {
  let urls;
  let second;

  beforeAll(async () => {
    const { url, mailServer } = await cmsHere();
    second = await bootTemporaryCms({
      databaseUrl,
      env: {
        ...secrets,
        SITE_ORIGINS: SITE,
        ALLOWED_HOSTS: 'www.shop.example',
        ENQUIRY_LIMIT_PER_MINUTE: '100000',
        ENQUIRY_LIMIT_PER_HOUR: '100000',
        SMTP_RELAY_PORT: String(mailServer.port),
      },
    });
    urls = [url, second.url];
  }, BOOTING);
  afterAll(() => second?.stop(), BOOTING);

  const post = async (n, path, body) => {
    const type = { 'Content-Type': 'application/json' };
    const { status } = await fetch(`${urls[n % 2]}/api/${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: SITE, ...(body && type) },
      ...(body && { body: JSON.stringify({ data: body }) }),
    });
    return status;
  };
  const atOnce = (path, body) =>
    Promise.all(Array.from({ length: 40 }, (_, n) => post(n, path, body)));

  it('two processes on one PostgreSQL store one entry and send one mail for forty sign-ups of an address', async () => {
    const email = someone();
    const { token } = await mailTo(email, async () => {
      const statuses = await atOnce('enquiries', { kind: 'newsletter', email });
      expect(new Set(statuses)).toEqual(new Set([201]));
    });
    await settle();
    await sendDueMails();
    const [row, ...others] = await rowsOf(email);
    expect(others).toEqual([]);
    // A second mail would have replaced the token of the first.
    expect(row.tokenHash).toBe(createHash('sha256').update(token).digest('hex'));
  });

  it('two processes on one PostgreSQL confirm and withdraw once, though both receive the requests', async () => {
    const { email, token, withdrawal } = await signedUp();
    expect(new Set(await atOnce(`newsletter/confirm/${token}`))).toEqual(new Set([303]));
    const [{ confirmedAt }] = await rowsOf(email);
    expect(await post(1, `newsletter/confirm/${token}`)).toBe(303);
    expect(await rowsOf(email)).toMatchObject([{ state: 'confirmed', confirmedAt }]);
    expect(new Set(await atOnce(`newsletter/withdraw/${withdrawal}`))).toEqual(new Set([200]));
    const [{ state, withdrawnAt }] = await rowsOf(email);
    expect(state).toBe('withdrawn');
    expect(await post(0, `newsletter/confirm/${token}`)).toBe(404);
    expect(await rowsOf(email)).toMatchObject([{ state, confirmedAt, withdrawnAt }]);
  });
});
