import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { CMS_URL, CMS_LOG_FILE } = process.env;

const logged = () => readFileSync(CMS_LOG_FILE, 'utf8');
const before = logged().length;

const post = async (body, path = '/api/enquiries') => {
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(CMS_URL + path, { method: 'POST', headers, body })).status;
};
const nested = (count, open, close) => `${open.repeat(count)}1${close.repeat(count)}`;
const withField = (field, value) =>
  `{"data":{"kind":"newsletter","email":"x@example.com",${JSON.stringify(field)}:${value}}}`;

const NAMES = [...Object.getOwnPropertyNames(Object.prototype)];
const FIELDS = ['kind', 'name', 'email', 'company', 'message', 'product', 'volume', 'key'];
const VALUES = ['true', '5', '[]', '["contact"]', '{}', '{"a":1}', '{"toString":1}', '[[{}]]'];

it.each([
  ['lists in a field', withField('name', nested(4_000, '[', ']'))],
  ['objects in a field', withField('name', nested(9_000, '{"a":', '}'))],
  ['objects in `data`', `{"data":${nested(6_000, '{"name":', '}')}}`],
  ['lists at the top level', nested(30_000, '[', ']')],
])('a body of nested %s is refused', async (_, body) => {
  expect(await post(body)).toBe(400);
  expect(await post(body, '/admin/login')).toBe(400);
});

it.each(NAMES)('a body with the key %s is refused', async (name) => {
  expect(await post(withField(name, '{}'))).toBe(400);
});

it.each(FIELDS)('the field %s with a value of another type is a client error', async (field) => {
  for (const value of VALUES) {
    expect(await post(withField(field, value)), value).toBeLessThan(500);
    expect(await post(`{"data":{${JSON.stringify(field)}:${value}}}`), value).toBe(400);
  }
});

it('the favicon exists, which browsers request by themselves', async () => {
  const { status, headers } = await fetch(`${CMS_URL}/favicon.ico`);
  expect(status).toBe(200);
  expect(headers.get('content-length')).not.toBe('0');
});

it('none of these requests logged an error', () => {
  expect(logged().slice(before)).not.toMatch(/error:/i);
});
