import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { aPng } from './a-png';
import { ask, EDITOR, LIMITED_URL } from './cms-under-test';
import { makeProduct } from './create-content';

const Uploaded = v.tuple([
  v.object({
    url: v.string(),
    width: v.number(),
    formats: v.record(v.string(), v.object({ url: v.string(), width: v.number() })),
  }),
]);

const upload = (name: string, file: Blob) => {
  const form = new FormData();
  form.append('files', file, name);
  return ask('/api/upload', { as: EDITOR, body: form });
};

describe('an uploaded picture', () => {
  let picture: v.InferOutput<typeof Uploaded>[0];

  beforeAll(async () => {
    const { status, body } = await upload('resin.png', aPng(2000, 1500));
    expect(status).toBe(201);
    picture = v.parse(Uploaded, body)[0];
  });

  it('an uploaded picture has the widths that the site requests', () => {
    const widths = Object.entries(picture.formats).map(([name, { width }]) => [name, width]);
    expect(Object.fromEntries(widths)).toEqual({
      thumbnail: 208,
      small: 500,
      medium: 750,
      large: 1000,
      xlarge: 1600,
    });
  });

  it('an uploaded picture may be cached for a year, like each of its formats', async () => {
    for (const { url } of [picture, ...Object.values(picture.formats)]) {
      const { status, headers } = await ask(url);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('max-age=31536000,immutable');
    }
  });

  it('an uploaded picture is not cached when it does not exist', async () => {
    const { status, headers } = await ask('/uploads/nothing-has-this-name.png');
    expect(status).toBe(404);
    expect(headers.get('cache-control')).toBeNull();
  });
});

it.each([
  [
    'an SVG',
    'drawing.svg',
    new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }),
  ],
  ['a page', 'page.html', new Blob(['<!doctype html><p>'], { type: 'text/html' })],
])('%s is refused as a picture', async (_, name, file) => {
  expect((await upload(name, file)).status).toBe(400);
});

it.each(['gzip', 'br'])('a list is compressed with %s', async (encoding) => {
  await makeProduct({
    Title: 'Carterii',
    Price: 20,
    Description: 'Steam-distilled resin. '.repeat(100),
  });
  const { status, headers } = await ask('/api/products', {
    headers: { 'Accept-Encoding': encoding },
  });
  expect(status).toBe(200);
  expect(headers.get('content-encoding')).toBe(encoding);
});

describe('pages of another origin', () => {
  const PREFLIGHT = {
    method: 'OPTIONS',
    headers: {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  };
  const preflight = (origin: string) =>
    ask('/api/enquiries', { ...PREFLIGHT, headers: { ...PREFLIGHT.headers, Origin: origin } });

  it.each(['http://localhost:5173', 'http://127.0.0.1:4173'])(
    'pages of another origin may call the API when they belong to the site: %s',
    async (origin) => {
      const { headers } = await ask('/api/products', { headers: { Origin: origin } });
      expect(headers.get('access-control-allow-origin')).toBe(origin);
      expect(headers.get('access-control-expose-headers')).toBe('Retry-After');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
      expect(headers.get('vary')).toContain('Origin');

      const asked = await preflight(origin);
      expect(asked.status).toBe(204);
      expect(asked.headers.get('access-control-allow-origin')).toBe(origin);
      expect(asked.headers.get('access-control-allow-methods')).toBe('GET,HEAD,POST');
      expect(asked.headers.get('access-control-allow-headers')).toBe(
        'Accept,Authorization,Content-Type,X-Preview-Token',
      );
    },
  );

  it.each([
    'https://elsewhere.example',
    'http://localhost.elsewhere.example',
    'http://localhost:5173.elsewhere.example',
    'https://localhost:5173',
    'null',
  ])('pages of another origin such as %s may not call the API', async (origin) => {
    const { headers } = await ask('/api/products', { headers: { Origin: origin } });
    expect(headers.get('access-control-allow-origin')).toBeFalsy();
    expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeFalsy();
  });

  it.each([
    ['https://shop.example', 'https://shop.example'],
    ['http://localhost:5173', 'http://localhost:5173'],
    ['http://localhost:5174', null],
    ['http://shop.example', null],
    ['https://shop.example.elsewhere.example', null],
  ])(
    'pages of another origin are checked against SITE_ORIGINS when it is set: %s',
    async (origin, allowed) => {
      const { headers } = await ask('/api/products', {
        at: LIMITED_URL,
        headers: { Origin: origin },
      });
      expect(headers.get('access-control-allow-origin') || null).toBe(allowed);
    },
  );

  it('pages of another origin can read an error when they belong to the site', async () => {
    const origin = 'http://localhost:5173';
    const { status, headers } = await ask('/api/products/none', { headers: { Origin: origin } });
    expect(status).toBe(404);
    expect(headers.get('access-control-allow-origin')).toBe(origin);
  });
});
