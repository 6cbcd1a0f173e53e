import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { cmsHere, moduleOf, SITE, SUBSCRIBER } from './cms-in-process.mjs';
import {
  change,
  confirmed,
  mailTo,
  receive,
  rowsOf,
  sendDueMails,
  settle,
  signedUp,
  signUp,
  someone,
  withdrawn,
} from './sign-ups.mjs';

const HOUR = 3_600_000;
const BOOTING = 300_000;

beforeAll(() => cmsHere(), BOOTING);

describe('a sign-up', () => {
  it('a sign-up is stored as pending, with the wording that was agreed to and its date', async () => {
    const email = someone();
    const { CONSENT } = moduleOf('newsletter/consent');
    const before = Date.now();
    await signedUp(email, { name: 'Hodan Ali' });
    const [row, ...others] = await rowsOf(email);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      name: 'Hodan Ali',
      state: 'pending',
      confirmedAt: null,
      withdrawnAt: null,
      consent: CONSENT.text,
      consentVersion: CONSENT.version,
    });
    expect(Date.parse(row.signedUpAt)).toBeGreaterThanOrEqual(before);
    expect(JSON.stringify(row)).not.toContain('127.0.0.1');
  });

  it('a sign-up sends one mail with one button, and with the headers of the withdrawal', async () => {
    const { to, text, withdrawal, token, email } = await signedUp();
    expect(to).toEqual([email]);
    expect(text.match(/<a href="[^"]*\/confirm\//g)).toHaveLength(1);
    expect(new Set(text.match(/\/confirm\/[\w-]{43}/g))).toEqual(new Set([`/confirm/${token}`]));
    const headers = text.slice(0, text.indexOf('\n\n')).replaceAll(/\n\s+/g, ' ');
    const address = `${SITE}/api/newsletter/withdraw/${withdrawal}`;
    expect(headers).toContain(`List-Unsubscribe: <${address}>`);
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(text.match(/<a href="[^"]*\/withdraw\//g)).toHaveLength(1);
  });

  it.each([
    ['a header', 'Hodan\r\nBcc: all@example.com\r\n\r\nBuy now'],
    ['an advertisement', 'Buy now at https://spam.example'],
    ['markup', '<a href="https://spam.example">Buy now</a>'],
  ])('a sign-up with %s as name puts nothing of it into the mail', async (_, name) => {
    const { text, to, email } = await signedUp(someone(), { name });
    expect(to).toEqual([email]);
    expect(text).not.toMatch(/Bcc|Buy now|spam\.example/);
    expect((await rowsOf(email))[0].name).not.toContain('\n');
  });

  it.each([
    'a@example.com\r\nBcc: all@example.com',
    'a@example.com, all@example.com',
    'A <a@example.com>',
    ['a@example.com'],
    { $ne: null },
    null,
  ])('a sign-up with the address %j is refused', async (email) => {
    expect((await signUp(email)).status).toBe(400);
    expect(await rowsOf('a@example.com')).toEqual([]);
  });

  it('a sign-up of one address in capitals and small letters is one entry', async () => {
    const email = someone();
    await signedUp(email);
    await signUp(email.toUpperCase());
    expect(await rowsOf(email)).toHaveLength(1);
    expect(await rowsOf(email.toUpperCase())).toEqual([]);
  });

  it('a sign-up that arrives twenty times at once is one entry and one mail', async () => {
    const email = someone();
    const { token } = await mailTo(email, async () => {
      await Promise.all(Array.from({ length: 20 }, () => signUp(email)));
    });
    // All calls try to send the mail of the same entry.
    await Promise.all(Array.from({ length: 5 }, () => sendDueMails()));
    const [row, ...others] = await rowsOf(email);
    expect(others).toEqual([]);
    // A second mail would have replaced the token of the first.
    expect(row.tokenHash).toBe(createHash('sha256').update(token).digest('hex'));
  });
});

it('several simultaneous calls merge the sign-ups of an address into one entry', async () => {
  const email = someone();
  await Promise.all(Array.from({ length: 5 }, () => receive(email)));
  expect(await rowsOf(email)).toHaveLength(5);
  await Promise.all(Array.from({ length: 5 }, () => settle()));
  expect(await rowsOf(email)).toMatchObject([{ address: email, mailDue: true }]);
});

it('a sign-up whose address is longer in lower case does not hold up the others', async () => {
  const email = `${'İ'.repeat(242)}@example.com`;
  expect((await signUp(email)).status).toBe(201);
  expect(await rowsOf(email)).toMatchObject([
    { address: email.toLowerCase().slice(0, 255), mailDue: expect.any(Boolean) },
  ]);
});

it('a sign-up that cannot be merged does not hold up the others', async () => {
  const { strapi } = await cmsHere();
  const [first, second] = [someone(), someone()];
  for (const email of [first, second]) await receive(email);
  const [{ id }] = await rowsOf(first);
  const stop = strapi.db.lifecycles.subscribe({
    models: [SUBSCRIBER],
    beforeDeleteMany: ({ params }) => {
      if (params.where.id === id) throw new Error('as if the database failed');
    },
  });
  await settle().finally(stop);
  expect(await rowsOf(first)).toMatchObject([{ address: null }]);
  expect(await rowsOf(second)).toMatchObject([{ address: second }]);
});

describe('the mails to one address', () => {
  it('the mails to one address are limited to one an hour, however often the address signs up', async () => {
    const { email } = await signedUp();
    const [first] = await rowsOf(email);
    for (let n = 0; n < 5; n += 1) await signUp(email, { name: 'Another name' });
    await sendDueMails(new Date(Date.parse(first.mailedAt) + HOUR - 1));
    expect(await rowsOf(email)).toEqual([first]);

    await change(email, { mailedAt: new Date(Date.now() - HOUR) });
    const again = await mailTo(email, async () => {
      await signUp(email, { name: 'Another name' });
    });
    expect(again.token).toMatch(/^[\w-]{43}$/);
    expect(await rowsOf(email)).toMatchObject([{ name: 'Another name', state: 'pending' }]);
  });

  it('the mails to one address are sent once when the task runs several times at once', async () => {
    const email = someone();
    await receive(email);
    await settle();
    const { token } = await mailTo(email, async () => {
      await Promise.all(Array.from({ length: 5 }, () => sendDueMails()));
    });
    // A second mail would have replaced the token of the first.
    const [{ tokenHash }] = await rowsOf(email);
    expect(tokenHash).toBe(createHash('sha256').update(token).digest('hex'));
  });

  it('the mails to one address tell a confirmed address that it is on the list, and change only the date of the mail', async () => {
    const { email, withdrawal } = await confirmed(someone(), { name: 'Hodan' });
    const [before] = await rowsOf(email);
    await change(email, { mailedAt: new Date(Date.now() - HOUR) });
    const mail = await mailTo(email, async () => {
      await signUp(email, { name: 'Someone else' });
    });
    expect(mail.text).toContain('on the list already');
    expect(mail.token).toBeUndefined();
    expect(mail.withdrawal).toBe(withdrawal);
    const [{ mailedAt }] = await rowsOf(email);
    expect(await rowsOf(email)).toEqual([{ ...before, mailedAt }]);
  });
});

describe('the response to a sign-up', () => {
  const KINDS = {
    unknown: async () => someone(),
    pending: async () => (await signedUp()).email,
    'pending for an hour': async () => {
      const { email } = await signedUp();
      await change(email, { mailedAt: new Date(Date.now() - HOUR) });
      return email;
    },
    confirmed: async () => (await confirmed()).email,
    'confirmed for an hour': async () => {
      const { email } = await confirmed();
      await change(email, { mailedAt: new Date(Date.now() - HOUR) });
      return email;
    },
    withdrawn: async () => (await withdrawn()).email,
  };

  it('the response to a sign-up is the same for an unknown, pending, confirmed and withdrawn address', async () => {
    for (const [kind, make] of Object.entries(KINDS)) {
      const { status, headers, body } = await signUp(await make());
      const names = [...headers.keys()].sort();
      expect({ kind, status, body, names }).toEqual({
        kind,
        status: 201,
        body: {
          data: {
            documentId: expect.stringMatching(/^[\da-f]{24}$/),
            kind: 'newsletter',
            createdAt: expect.any(String),
          },
          meta: { confirmation: 'mail' },
        },
        names: [...(await signUp(someone())).headers.keys()].sort(),
      });
    }
  });

  it('the response to a sign-up contains no id and no date of the stored entry', async () => {
    const { email } = await signedUp();
    await change(email, { createdAt: new Date(0), signedUpAt: new Date(0) });
    const { body } = await signUp(email);
    const [row] = await rowsOf(email);
    expect(body.data.documentId).not.toBe(row.documentId);
    expect(Date.parse(body.data.createdAt)).toBeGreaterThan(Date.now() - HOUR);
    expect((await signUp(email)).body.data.documentId).not.toBe(body.data.documentId);
  });

  it('the response to a sign-up runs the same SQL statements for each of these addresses', async () => {
    const { strapi } = await cmsHere();
    const { takeSignUp } = moduleOf('newsletter/take-sign-up');
    const work = {};
    for (const [kind, make] of Object.entries(KINDS)) {
      const email = await make();
      await sendDueMails();
      const statements = [];
      // Records only the statements of `takeSignUp`, because timers of the CMS may run meanwhile.
      const ownWork = new AsyncLocalStorage();
      const note = ({ sql }) => ownWork.getStore() && statements.push(sql);
      strapi.db.connection.on('query', note);
      // Passes a response that never closes, because the CMS sends the mail only when the response
      // has closed.
      const context = { res: new EventEmitter() };
      await ownWork.run(true, () => takeSignUp(strapi, context, { kind: 'newsletter', email }));
      strapi.db.connection.off('query', note);
      work[kind] = statements;
    }
    expect(work.unknown).toEqual([expect.stringMatching(/^insert into/)]);
    for (const statements of Object.values(work)) expect(statements).toEqual(work.unknown);
  });
});
