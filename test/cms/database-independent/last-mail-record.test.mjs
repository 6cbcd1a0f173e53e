import { expect, it } from 'vitest';
import { recordMail } from '../../../cms/dist/src/launch-checks/last-mail-record';

const VISITOR = 'visitor@example.com';

/** The error that nodemailer throws when the mail server refuses the recipient. */
const refusal = Object.assign(
  new Error(`Can't send mail - all recipients were rejected: 550 5.1.1 ${VISITOR} unknown`),
  { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: `550 5.1.1 ${VISITOR}` },
);

/**
 * Wraps a mail provider with `recordMail`. Returns the provider, and a function that reads the
 * record: when sending last succeeded and last failed.
 */
const recorded = (provider) => {
  const values = new Map();
  const store = {
    get: async ({ key }) => values.get(key),
    set: async ({ key, value }) => void values.set(key, value),
  };
  recordMail({ plugin: () => ({ provider }), store: () => store, log: { warn() {} } });
  return { provider, record: () => values.get('mail') };
};

it('the record of the last e-mail records a refusal without the address of a visitor', async () => {
  const { provider, record } = recorded({ send: () => Promise.reject(refusal) });
  await expect(provider.send({ to: VISITOR })).rejects.toBe(refusal);
  expect(record()).toEqual({
    sentAt: null,
    failedAt: expect.stringMatching(/^\d{4}-/u),
    reason: 'The mail server refused the receiver’s address (550 5.1.1).',
  });
});

it('the record of the last e-mail records an accepted e-mail, and keeps when the last one failed', async () => {
  let isDown = true;
  const send = async () => {
    if (isDown) throw refusal;
    return 'accepted';
  };
  const { provider, record } = recorded({ send });
  await provider.send({}).catch(() => {});
  const { failedAt } = record();
  isDown = false;
  expect(await provider.send({})).toBe('accepted');
  expect(record()).toMatchObject({ failedAt, sentAt: expect.stringMatching(/^\d{4}-/u) });
});

it('the record of the last e-mail records that the mail server cannot be used', async () => {
  const verify = () => Promise.reject(new Error('connect ECONNREFUSED'));
  const { provider, record } = recorded({ send: async () => {}, verify });
  await expect(provider.verify()).rejects.toThrow('ECONNREFUSED');
  expect(record()).toMatchObject({
    reason: 'The mail server cannot be reached: connect ECONNREFUSED.',
  });
});
