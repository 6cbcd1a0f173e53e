import { describe, expect, it } from 'vitest';
import { aLine } from '../../../test/builders/a-line';
import { aNetwork, failure, json, noConnection } from '../../../test/builders/a-network';
import { anEnquiry } from '../../../test/builders/an-enquiry';
import { strapiClient } from './http/strapi-client';
import { strapiEnquiryInbox } from './strapi-enquiry-inbox';

const inbox = strapiEnquiryInbox(strapiClient({ host: 'https://cms.example', token: '' }));
const stored = () =>
  json({ data: { documentId: 'a', kind: 'contact' }, meta: {} }, { status: 201 });
const refused = (...paths: readonly (readonly string[])[]) =>
  failure(400, {
    name: 'ValidationError',
    message: `${paths.length} errors occurred`,
    details: { errors: paths.map((path) => ({ path, message: 'for the log' })) },
  });

describe('the call', () => {
  it('the call that stores an enquiry sends the filled fields and the key, and nothing else', async () => {
    const { calls } = aNetwork(stored());
    await expect(inbox.send(anEnquiry())).resolves.toMatchObject({ outcome: 'accepted' });
    expect(calls).toEqual([
      {
        method: 'POST',
        address: 'https://cms.example/api/enquiries',
        query: '',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: {
          data: {
            key: 'b3f0c1de-0001-4a5b-9c7d-000000000001',
            kind: 'contact',
            name: 'Hodan Ali',
            email: 'hodan@example.com',
            message: 'Do you sell the resin itself as well?',
          },
        },
      },
    ]);
  });

  it('the call that stores an enquiry includes company, product and volume when they are given', async () => {
    const { calls } = aNetwork(stored());
    await inbox.send(
      anEnquiry({
        kind: 'wholesale',
        company: 'Ali & Sons',
        product: { id: 'carterii', title: 'Carterii Frankincense Oil' },
        volume: 'Bulk',
      }),
    );
    expect(calls[0]?.body).toMatchObject({
      data: {
        kind: 'wholesale',
        company: 'Ali & Sons',
        product: 'carterii',
        productTitle: 'Carterii Frankincense Oil',
        volume: 'Bulk',
      },
    });
  });

  it('the call that stores an enquiry includes the lines of an order, each with the price that the visitor saw', async () => {
    const { calls } = aNetwork(stored());
    const lines = [aLine({ quantity: 3 }), aLine({ volume: null, price: null })];
    await inbox.send(anEnquiry({ kind: 'order', country: 'Norway', quantity: '7', lines }));
    const line = {
      product: 'carterii',
      title: 'Carterii',
      volume: 'Ten ml',
      quantity: 3,
      price: 24,
    };
    expect(calls[0]?.body).toMatchObject({
      data: {
        country: 'Norway',
        quantity: 7,
        lines: [line, { ...line, volume: null, quantity: 1, price: null }],
      },
    });
  });

  it('storing an enquiry returns the number that the CMS uses in its e-mails', async () => {
    const data = { documentId: 'k3v9x2abcdefghijklmnopqr' };
    aNetwork(json({ data, meta: {} }, { status: 201 }));
    await expect(inbox.send(anEnquiry())).resolves.toEqual({
      outcome: 'accepted',
      number: 'K3V9X2AB',
    });
    for (const other of [null, {}, { documentId: 7 }, { documentId: '' }]) {
      aNetwork(json({ data: other, meta: {} }, { status: 201 }));
      await expect(inbox.send(anEnquiry())).resolves.toEqual({ outcome: 'accepted' });
    }
  });

  it('storing an enquiry returns `confirmBy` when the CMS sent a confirmation mail, and accepts any other `meta`', async () => {
    const data = { documentId: 'a', kind: 'newsletter' };
    const newsletter = anEnquiry({ kind: 'newsletter', name: '', message: '' });
    aNetwork(json({ data, meta: { confirmation: 'mail' } }, { status: 201 }));
    await expect(inbox.send(newsletter)).resolves.toEqual({
      outcome: 'accepted',
      number: 'A',
      confirmBy: 'mail',
    });
    for (const meta of [undefined, null, {}, [], 'mail', { confirmation: 'pigeon' }, { more: 1 }]) {
      aNetwork(json({ data, meta }, { status: 201 }));
      await expect(inbox.send(newsletter)).resolves.toMatchObject({ outcome: 'accepted' });
    }
  });

  it('the call that stores an enquiry sends only an email address for the newsletter', async () => {
    const { calls } = aNetwork(stored());
    await inbox.send(anEnquiry({ kind: 'newsletter', name: '', message: '' }));
    expect(calls[0]?.body).toEqual({
      data: {
        key: 'b3f0c1de-0001-4a5b-9c7d-000000000001',
        kind: 'newsletter',
        email: 'hodan@example.com',
      },
    });
  });
});

describe('a refusal', () => {
  it('a refusal becomes problems of the form fields', async () => {
    aNetwork(refused(['name'], ['email'], ['company'], ['message'], ['volume']));
    await expect(inbox.send(anEnquiry())).resolves.toEqual({
      outcome: 'refused',
      problems: {
        name: { code: 'refused' },
        email: { code: 'refused' },
        company: { code: 'refused' },
        message: { code: 'refused' },
        volume: { code: 'refused' },
      },
    });
  });

  it('a refusal ignores fields that the form does not have', async () => {
    aNetwork(refused(['email'], ['key'], ['toString'], []));
    await expect(inbox.send(anEnquiry())).resolves.toEqual({
      outcome: 'refused',
      problems: { email: { code: 'refused' } },
    });
  });

  it('a refusal may name other fields the second time: the CMS validates in rounds', async () => {
    aNetwork(refused(['email']), refused(['message']), stored());
    const outcomes = [];
    for (const _ of Array(3)) outcomes.push(await inbox.send(anEnquiry()));
    expect(outcomes).toMatchObject([
      { problems: { email: expect.any(Object) } },
      { problems: { message: expect.any(Object) } },
      { outcome: 'accepted' },
    ]);
  });

  it.each([
    ['of a field that the form does not have', () => refused(['key'], [])],
    ['without details', () => failure(400, { name: 'SyntaxError', message: 'Unexpected token' })],
    ['with empty details', () => failure(400, { message: 'Invalid key website', details: {} })],
    ['in plain text', () => new Response('Bad Request', { status: 400 })],
  ])('%s is a failure that keeps the body', async (_, answer) => {
    const body = await answer().text();
    aNetwork(answer());
    await expect(inbox.send(anEnquiry())).rejects.toMatchObject({ message: 'Bad Request', body });
  });
});

describe('a failure', () => {
  it.each([
    ['a network that is down', () => noConnection(), 'Network Error'],
    ['a message that is too long', () => failure(413), 'Generic Error'],
    ['a key that belongs to other content', () => failure(409), 'Generic Error'],
    ['too many messages', () => failure(429), 'Generic Error'],
    ['a CMS that is unavailable', () => failure(503), 'Service Unavailable'],
    ['an answer that cannot be read', () => new Response('<html>'), 'Malformed answer'],
    ['an answer without data', () => json({}), 'Malformed answer'],
  ])(
    'a failure rejects without a retry, because the enquiry may be stored: %s',
    async (_, answer, message) => {
      const { calls } = aNetwork(answer(), stored());
      await expect(inbox.send(anEnquiry())).rejects.toThrow(message);
      expect(calls).toHaveLength(1);
    },
  );
});
