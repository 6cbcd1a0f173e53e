import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { anEnquiry } from './an-enquiry';
import { ask, LIMITED_EDITOR, LIMITED_URL } from './cms-under-test';

const LIMIT = 3;
const part = () => randomInt(1, 255);
/** Returns a random IP address, from which most likely no enquiry has been sent yet. */
const someAddress = () => `10.${part()}.${part()}.${part()}`;

const postFrom = (
  address: string,
  data: unknown = anEnquiry(),
  headers: Record<string, string> = {},
) =>
  ask('/api/enquiries', {
    at: LIMITED_URL,
    data,
    headers: { 'X-Forwarded-For': address, ...headers },
  });

const statuses = async (count: number, post: () => Promise<{ status: number }>) => {
  const seen: number[] = [];
  for (let sent = 0; sent < count; sent += 1) seen.push((await post()).status);
  return seen;
};

describe('the limit per minute', () => {
  it('the limit per minute stops a visitor with 429 and a Retry-After in seconds', async () => {
    const address = someAddress();
    expect(await statuses(LIMIT, () => postFrom(address))).toEqual([201, 201, 201]);

    const origin = 'http://localhost:5173';
    const { status, headers, body } = await postFrom(address, anEnquiry(), { Origin: origin });
    expect(status).toBe(429);
    expect(body).toEqual({
      data: null,
      error: {
        status: 429,
        name: 'RateLimitError',
        message: 'Too many requests, please try again later.',
        details: {},
      },
    });
    expect(headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('access-control-expose-headers')).toBe('Retry-After');
  });

  it('the limit per minute applies to each visitor separately', async () => {
    await statuses(LIMIT + 1, () => postFrom('10.0.0.1'));
    expect((await postFrom(someAddress())).status).toBe(201);
  });

  it('the limit per minute does not count a repetition, and acknowledges it even when the limit is reached', async () => {
    const address = someAddress();
    const data = anEnquiry();
    expect(await statuses(6, () => postFrom(address, data))).toEqual(Array(6).fill(201));
    expect(await statuses(LIMIT, () => postFrom(address))).toEqual([201, 201, 429]);
    expect((await postFrom(address, data)).status).toBe(201);
  });

  it('the limit per minute counts simultaneous repetitions once', async () => {
    const address = someAddress();
    const data = anEnquiry();
    await Promise.all(Array.from({ length: LIMIT }, () => postFrom(address, data)));
    expect(await statuses(LIMIT, () => postFrom(address))).toEqual([201, 201, 429]);
  });

  it('the limit per minute does not count an invalid enquiry', async () => {
    const address = someAddress();
    const faulty = () => postFrom(address, anEnquiry({ email: 'nowhere' }));
    expect(await statuses(6, faulty)).toEqual(Array(6).fill(400));
    expect(await statuses(LIMIT + 1, () => postFrom(address))).toEqual([201, 201, 201, 429]);
  });

  it('the limit per minute cannot be evaded with a forged X-Forwarded-For', async () => {
    const address = someAddress();
    const forged = () => postFrom(`${someAddress()}, ${address}`);
    expect(await statuses(LIMIT + 1, forged)).toEqual([201, 201, 201, 429]);
  });

  it('the limit per minute counts the addresses of one IPv6 network as one visitor', async () => {
    const network = `2001:db8:${part()}:${part()}`;
    const another = () => postFrom(`${network}::${part()}:${part()}`);
    expect(await statuses(LIMIT + 1, another)).toEqual([201, 201, 201, 429]);
    expect((await postFrom(`2001:db8:ffff:${part()}::1`)).status).toBe(201);
  });

  it('the limit per minute does not apply to a program with full access', async () => {
    const address = someAddress();
    const asEditor = () => postFrom(address, anEnquiry(), LIMITED_EDITOR);
    expect(await statuses(LIMIT + 2, asEditor)).toEqual(Array(LIMIT + 2).fill(201));
  });
});
