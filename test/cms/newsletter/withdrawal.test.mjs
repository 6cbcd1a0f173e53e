import { request } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { cmsHere, moduleOf } from './cms-in-process.mjs';
import { change, confirmed, open, press, rowsOf, signedUp, someone } from './sign-ups.mjs';

const DAY = 24 * 3_600_000;
const BOOTING = 300_000;

beforeAll(() => cmsHere(), BOOTING);

const stateOf = async (email) => (await rowsOf(email)).map(({ state }) => state);

const ONE_CLICK = 'List-Unsubscribe=One-Click';

/** Sends a one-click withdrawal with `Transfer-Encoding: chunked`, as some mail programs do. */
const sendChunked = async (path) => {
  const { url } = await cmsHere();
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/newsletter/${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Transfer-Encoding': 'chunked',
      },
    });
    sent.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
    sent.end(ONE_CLICK);
  });
};

describe('the withdrawal link', () => {
  it('the withdrawal link shows a button, and changes nothing when it is opened a hundred times', async () => {
    const { email, withdrawal } = await confirmed();
    const before = await rowsOf(email);
    for (let n = 0; n < 100; n += 1) {
      const method = ['GET', 'HEAD', 'OPTIONS'][n % 3];
      await open(`withdraw/${withdrawal}`, { method });
    }
    expect(await rowsOf(email)).toEqual(before);
    const { page } = await open(`withdraw/${withdrawal}`);
    expect(page.match(/<button/g)).toHaveLength(1);
    expect(page).not.toContain(email);
  });

  it('the withdrawal link withdraws with one press, keeps the dates, and says the same when pressed again', async () => {
    const { email, withdrawal } = await confirmed();
    const [{ signedUpAt, confirmedAt }] = await rowsOf(email);
    const { status, page } = await press(`withdraw/${withdrawal}`);
    expect([status, page.includes('You are off the list')]).toEqual([200, true]);
    const after = await rowsOf(email);
    expect(after).toMatchObject([
      { state: 'withdrawn', signedUpAt, confirmedAt, withdrawnAt: expect.any(String) },
    ]);
    expect((await press(`withdraw/${withdrawal}`)).page).toBe(page);
    expect(await rowsOf(email)).toEqual(after);
  });

  it.each([
    [
      'a form',
      { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: ONE_CLICK },
    ],
    [
      'multipart',
      {
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
        body: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      },
    ],
    ['no body', {}],
    [
      'a form of a mail program in a browser',
      {
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Origin: 'https://mail.example',
          'Sec-Fetch-Site': 'cross-site',
        },
        body: ONE_CLICK,
      },
    ],
  ])('the withdrawal link withdraws with one click of RFC 8058, sent as %s', async (_, init) => {
    const { email, withdrawal } = await confirmed();
    const { status } = await open(`withdraw/${withdrawal}`, { method: 'POST', ...init });
    expect(status).toBe(200);
    expect(await stateOf(email)).toEqual(['withdrawn']);
  });

  it('the withdrawal link withdraws with one click whose body is sent in chunks', async () => {
    const { email, withdrawal } = await confirmed();
    expect(await sendChunked(`withdraw/${withdrawal}`)).toBe(200);
    expect(await stateOf(email)).toEqual(['withdrawn']);
  });

  it('the withdrawal link works before the confirmation, and leaves the address free to sign up again', async () => {
    const { email, withdrawal, token } = await signedUp();
    await press(`withdraw/${withdrawal}`);
    expect(await stateOf(email)).toEqual(['withdrawn']);
    expect((await press(`confirm/${token}`)).status).toBe(404);
    const again = await confirmed(email);
    expect(await stateOf(email)).toEqual(['withdrawn', 'confirmed']);
    // The link of the first mail refers to the first entry, so it does not withdraw the second one.
    await press(`withdraw/${withdrawal}`);
    expect(await stateOf(email)).toEqual(['withdrawn', 'confirmed']);
    await press(`withdraw/${again.withdrawal}`);
    expect(await stateOf(email)).toEqual(['withdrawn', 'withdrawn']);
  });

  it('the withdrawal link cannot be made without the secret', async () => {
    const { email, withdrawal } = await confirmed();
    const other = await confirmed();
    const [id] = withdrawal.split('.');
    const [, seal] = other.withdrawal.split('.');
    for (const forged of [id, `${id}.`, `${id}.${seal}`, `${withdrawal}A`, `.${seal}`, 'x', '%00'])
      for (const go of [open, press]) expect((await go(`withdraw/${forged}`)).status).toBe(404);
    expect(await stateOf(email)).toEqual(['confirmed']);
  });

  it('the withdrawal link works with a former secret that the CMS keeps as its second one', async () => {
    const { withdrawalToken } = moduleOf('newsletter/withdrawal-token');
    const { email } = await confirmed();
    const [{ documentId }] = await rowsOf(email);
    const unknown = withdrawalToken(documentId, 'another-key');
    expect((await press(`withdraw/${unknown}`)).status).toBe(404);
    const earlier = withdrawalToken(documentId, 'second-key');
    expect((await press(`withdraw/${earlier}`)).status).toBe(200);
    expect(await stateOf(email)).toEqual(['withdrawn']);
  });
});

describe('the purge', () => {
  const purge = async (now) => {
    const { strapi } = await cmsHere();
    return moduleOf('newsletter/purge-sign-ups').purgeSubscribers(strapi, now);
  };

  it('the purge of sign-ups deletes a pending entry when its link has expired, and not before', async () => {
    const { email } = await signedUp();
    const [{ expiresAt }] = await rowsOf(email);
    await purge(new Date(Date.parse(expiresAt) - 1));
    expect(await stateOf(email)).toEqual(['pending']);
    await purge(new Date(expiresAt));
    expect(await rowsOf(email)).toEqual([]);
  });

  it('the purge of sign-ups keeps a confirmed entry for ever, and a withdrawn one for a year', async () => {
    const [stays, leaves] = [await confirmed(), await confirmed()];
    await press(`withdraw/${leaves.withdrawal}`);
    const [{ withdrawnAt }] = await rowsOf(leaves.email);
    const year = Date.parse(withdrawnAt) + 365 * DAY;
    await purge(new Date(year - 1));
    expect(await stateOf(leaves.email)).toEqual(['withdrawn']);
    await purge(new Date(year));
    expect(await rowsOf(leaves.email)).toEqual([]);
    await purge(new Date(year + 10_000 * DAY));
    expect(await stateOf(stays.email)).toEqual(['confirmed']);
  });

  it('the purge of sign-ups deletes an entry that was withdrawn and never confirmed when its link expires', async () => {
    const { email, withdrawal } = await signedUp();
    await press(`withdraw/${withdrawal}`);
    const [{ expiresAt }] = await rowsOf(email);
    await purge(new Date(Date.parse(expiresAt) - 1));
    expect(await stateOf(email)).toEqual(['withdrawn']);
    await purge(new Date(expiresAt));
    expect(await rowsOf(email)).toEqual([]);
  });

  it('the purge of sign-ups keeps an entry that could not be confirmed because the CMS had no mail server', async () => {
    const email = someone();
    await signedUp(email);
    await change(email, { state: 'unconfirmed', expiresAt: null });
    await purge(new Date(Date.now() + 10_000 * DAY));
    expect(await stateOf(email)).toEqual(['unconfirmed']);
  });

  it('the purge of sign-ups runs every hour', async () => {
    const { strapi } = await cmsHere();
    const rules = strapi.cron.jobs.map(({ name, options }) => [name, options.rule]);
    expect(rules).toContainEqual(['newsletterPurge', '17 * * * *']);
    expect(rules).toContainEqual(['newsletterMails', '* * * * *']);
  });
});
