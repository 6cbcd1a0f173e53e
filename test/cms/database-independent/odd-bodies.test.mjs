import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootTemporaryCms } from '../../../scripts/cms/boot-temporary-cms.mjs';

let cms;
beforeAll(async () => {
  cms = await bootTemporaryCms({
    env: { ENQUIRY_LIMIT_PER_MINUTE: '1000', ENQUIRY_LIMIT_PER_HOUR: '1000' },
  });
}, 300_000);
afterAll(() => cms.stop());

const post = async (body, path = '/api/enquiries') => {
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(cms.url + path, { method: 'POST', headers, body })).status;
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
  const { status, headers } = await fetch(`${cms.url}/favicon.ico`);
  expect(status).toBe(200);
  expect(headers.get('content-length')).not.toBe('0');
});

it('none of these requests logged an error', () => {
  expect(readFileSync(cms.logFile, 'utf8')).not.toMatch(/error:/i);
});
