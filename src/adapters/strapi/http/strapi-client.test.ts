import { describe, expect, it } from 'vitest';
import { aNetwork, failure, json, noConnection } from '../../../../test/builders/a-network';
import { ContentError } from '../../../application/content-error';
import { strapiClient } from './strapi-client';

const HOST = 'https://cms.example';
const client = strapiClient({ host: HOST, token: 'a-token' });
const publicClient = strapiClient({ host: HOST, token: '' });

const failureOf = async (call: Promise<unknown>): Promise<ContentError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ContentError)) throw new Error(`Expected a content error, not ${error}`);
  return error;
};

describe('the address and headers of a call', () => {
  it('the address and headers of a call are the host with /api, the query in brackets, JSON and the bearer token', async () => {
    const { calls } = aNetwork(json({ data: [] }));
    await client.call('GET', '/products', { query: { pagination: { limit: 4 }, populate: '*' } });
    expect(calls).toEqual([
      {
        method: 'GET',
        address: 'https://cms.example/api/products',
        query: 'pagination[limit]=4&populate=*',
        headers: { accept: 'application/json', authorization: 'Bearer a-token' },
        body: undefined,
      },
    ]);
  });

  it('the address and headers of a call contain no authorization without a token', async () => {
    const { calls } = aNetwork(json({ data: [] }), json({ data: {} }));
    await publicClient.call('GET', '/products');
    await publicClient.call('POST', '/enquiries', { body: { data: {} } });
    expect(calls.map(({ headers }) => Object.keys(headers))).toEqual([
      ['accept'],
      ['accept', 'content-type'],
    ]);
  });

  it.each(['POST', 'PUT'] as const)(
    'the address and headers of a call declare the JSON body of a %s',
    async (method) => {
      const { calls } = aNetwork(json({ data: {} }));
      await client.call(method, '/products', { body: { data: { Title: 'Oil' } } });
      expect(calls[0]?.headers['content-type']).toBe('application/json');
      expect(calls[0]?.body).toEqual({ data: { Title: 'Oil' } });
    },
  );

  it.each(['GET', 'DELETE'] as const)(
    'the address and headers of a call contain no content type on a %s',
    async (method) => {
      const { calls } = aNetwork(json({ data: {} }));
      await client.call(method, '/products/a');
      expect(calls[0]?.headers).not.toHaveProperty('content-type');
    },
  );

  it('the address and headers of a call leave the content type of a form to the browser, which knows its boundary', async () => {
    const { calls } = aNetwork(json([]));
    const form = new FormData();
    await client.call('POST', '/upload', { body: form });
    expect(calls[0]?.headers).not.toHaveProperty('content-type');
    expect(calls[0]?.body).toBe(form);
  });
});

describe('a successful response', () => {
  it('a successful response returns its JSON', async () => {
    aNetwork(json({ data: [1] }));
    await expect(client.call('GET', '/products')).resolves.toEqual({ data: [1] });
  });

  it('a successful response is null without content', async () => {
    aNetwork(new Response(null, { status: 204 }));
    await expect(client.call('DELETE', '/products/a')).resolves.toBeNull();
  });
});

describe('a response that is not 2xx', () => {
  it.each([
    [400, 'bad-request', 'Bad Request'],
    [401, 'unauthorized', 'Unauthorized'],
    [403, 'forbidden', 'Forbidden'],
    [404, 'not-found', 'Not Found'],
    [500, 'internal-server-error', 'Internal Server Error'],
    [405, 'generic', 'Generic Error'],
    [409, 'generic', 'Generic Error'],
    [413, 'generic', 'Generic Error'],
    [418, 'generic', 'Generic Error'],
    [504, 'generic', 'Generic Error'],
  ])('a response of status %i is of kind %s and says "%s"', async (status, kind, message) => {
    aNetwork(failure(status, { message: 'for the log' }));
    expect(await failureOf(client.call('GET', '/products'))).toMatchObject({
      kind,
      message,
      status,
    });
  });

  it.each([
    [502, 'bad-gateway', 'Bad Gateway'],
    [503, 'service-unavailable', 'Service Unavailable'],
    [429, 'generic', 'Generic Error'],
  ])(
    'a response of status %i to a write is of kind %s and says "%s"',
    async (status, kind, message) => {
      aNetwork(failure(status));
      const call = client.call('POST', '/enquiries', { body: {} });
      expect(await failureOf(call)).toMatchObject({ kind, message, status });
    },
  );

  it('a response that is not 2xx keeps the status, the status text and the body, JSON or not', async () => {
    aNetwork(new Response('Method Not Allowed', { status: 405, statusText: 'Method Not Allowed' }));
    expect(await failureOf(client.call('GET', '/products'))).toMatchObject({
      status: 405,
      statusText: 'Method Not Allowed',
      body: 'Method Not Allowed',
    });
    aNetwork(new Response(null, { status: 431, statusText: 'Request Header Fields Too Large' }));
    expect(await failureOf(client.call('GET', '/products'))).toMatchObject({
      message: 'Generic Error',
      status: 431,
      body: '',
    });
  });
});

describe('a response that is not JSON', () => {
  it.each([
    ['a page of a proxy', '<!doctype html><title>Sign in to the network</title>'],
    ['half of it', '{"data":[{"documentId":"a"'],
    ['nothing at all', ''],
  ])('a response that is not JSON is malformed, with body and cause: %s', async (_, body) => {
    aNetwork(new Response(body, { status: 200 }));
    const error = await failureOf(client.call('GET', '/products'));
    expect(error).toMatchObject({ kind: 'malformed', status: 200, body });
    expect(error.cause).toBeInstanceOf(SyntaxError);
  });
});

describe('a network that fails', () => {
  it('a network that fails is a network error that keeps its cause', async () => {
    const cause = noConnection();
    aNetwork(cause);
    const error = await failureOf(client.call('POST', '/enquiries', { body: {} }));
    expect(error).toMatchObject({ kind: 'network', message: 'Network Error', status: null, cause });
  });
});
