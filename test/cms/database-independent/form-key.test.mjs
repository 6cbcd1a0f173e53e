import { beforeEach, expect, it } from 'vitest';
import { requireOfCms } from '../require-of-cms.mjs';

// Tests how long the same form gets the same idempotency key. Uses a fake clock, because over HTTP
// the tests would take hours.
const { storeFormOnce } = requireOfCms('./dist/src/no-js-forms/store-form-once');

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ENQUIRY = { kind: 'newsletter', email: 'hodan@example.com' };

/** A fake Strapi that stores enquiries in a table with unique keys, asynchronously. */
const aStrapi = (secret = 'a secret') => {
  const entries = [];
  const later = (act) => new Promise((resolve) => setImmediate(resolve)).then(act);
  return {
    entries,
    config: { get: () => [secret] },
    db: {
      query: () => ({
        findOne: ({ where }) => later(() => entries.find(({ key }) => key === where.key) ?? null),
      }),
    },
    documents: () => ({
      create: ({ data }) =>
        later(() => {
          if (entries.some(({ key }) => key === data.key)) throw new Error('unique');
          entries.push(data);
          return data;
        }),
    }),
  };
};

let strapi;
beforeEach(() => {
  strapi = aStrapi();
});

const sendAt = async (ms, { visitor = '10.0.0.1', enquiry = ENQUIRY } = {}) => {
  const { isNew } = await storeFormOnce(
    strapi,
    visitor,
    enquiry,
    async () => undefined,
    () => ms,
  );
  return isNew;
};

it('a form is stored once within an hour, whenever the hour began', async () => {
  for (const start of [0, 30 * MINUTE, HOUR - 1]) {
    const first = 100 * HOUR + start + strapi.entries.length * 10 * HOUR;
    expect(await sendAt(first)).toBe(true);
    for (const ms of [1, MINUTE, 30 * MINUTE, HOUR]) expect(await sendAt(first + ms)).toBe(false);
  }
});

it('a form is stored again after two hours', async () => {
  expect(await sendAt(100 * HOUR)).toBe(true);
  expect(await sendAt(102 * HOUR)).toBe(true);
});

it('several clicks around the turn of the hour are one enquiry', async () => {
  const answers = await Promise.all([sendAt(HOUR - 1), sendAt(HOUR), sendAt(HOUR + 1)]);
  expect(answers).toEqual([true, false, false]);
});

it('a form of another visitor, or with other content, is stored separately', async () => {
  expect(await sendAt(HOUR)).toBe(true);
  expect(await sendAt(HOUR, { visitor: '10.0.0.2' })).toBe(true);
  expect(await sendAt(HOUR, { enquiry: { ...ENQUIRY, email: 'ali@example.com' } })).toBe(true);
});

it('a key fits the schema and depends on the secret', async () => {
  await sendAt(HOUR);
  const [{ key }] = strapi.entries;
  expect(key).toMatch(/^[A-Za-z0-9-]{8,64}$/);
  strapi = aStrapi('another secret');
  await sendAt(HOUR);
  expect(strapi.entries[0].key).not.toBe(key);
});

it('a refused form does not block the next one', async () => {
  const refused = storeFormOnce(strapi, '10.0.0.1', ENQUIRY, async () => {
    throw new Error('Too many requests');
  });
  const next = sendAt(Date.now());
  await expect(refused).rejects.toThrow('Too many requests');
  expect(await next).toBe(true);
});
