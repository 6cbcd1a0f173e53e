import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../test/builders/any-text';
import { addressOf, mediaAddressOf } from './editor-url';

describe('an address that an editor wrote', () => {
  it.each([
    ['/product?q=oil#top', '/product?q=oil#top'],
    ['product', '/product'],
    ['../product', '/product'],
    ['?q=oil', '/?q=oil'],
    ['#the-wait', '#the-wait'],
    ['#', '#'],
    [' \u0001#the-wait', '#the-wait'],
    ['/.//evil.example', '/evil.example'],
    ['.//evil.example', '/evil.example'],
    ['/..//evil.example', '/evil.example'],
    ['/%2e//evil.example', '/evil.example'],
    ['/.\\\\evil.example', '/evil.example'],
    ['/\t.\n//evil.example/a?b', '/evil.example/a?b'],
    ['/%2F/evil.example', '/%2F/evil.example'],
    ['/@evil.example', '/@evil.example'],
  ])('an address that an editor wrote leads within the site: %s', (written, path) => {
    expect(addressOf(written)).toEqual({ kind: 'own', path });
  });

  it.each([
    ['https://a.example/b', 'https://a.example/b', 'a.example'],
    ['//a.example', 'http://a.example/', 'a.example'],
    ['/\\a.example', 'http://a.example/', 'a.example'],
    ['\\\\a.example:81/b', 'http://a.example:81/b', 'a.example:81'],
    [' \thttps://a.\nexample', 'https://a.example/', 'a.example'],
    ['https:a.example', 'https://a.example/', 'a.example'],
    ['http:a.example', 'http://a.example/', 'a.example'],
    ['http://this-site.invalid/a', 'http://this-site.invalid/a', 'this-site.invalid'],
    ['//this-site.invalid', 'https://this-site.invalid/', 'this-site.invalid'],
    ['https://a@b.example', 'https://a@b.example/', 'b.example'],
  ])('an address that an editor wrote leads to another site: %j', (written, url, host) => {
    expect(addressOf(written)).toEqual({ kind: 'foreign', url, host });
  });

  it.each(['mailto:a@b.example', 'tel:+44'])(
    'an address that an editor wrote opens a program: %s',
    (url) => {
      expect(addressOf(url)).toEqual({ kind: 'program', url });
    },
  );

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'javascript://%0aalert(1)',
    'java\r\tscript:alert(1)',
    '\u001f javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.example/x',
    'about:blank',
    'http://',
    'https://[::1',
    'https://a:99999',
  ])('an address that an editor wrote is rejected: %j', (written) => {
    expect(addressOf(written)).toBeNull();
  });
});

describe('the address of a picture or a file', () => {
  it('the address of a picture or a file is on the host of the CMS, including its port, when it is relative', () => {
    expect(mediaAddressOf('/uploads/a.png', 'http://localhost:1337')).toEqual({
      kind: 'foreign',
      url: 'http://localhost:1337/uploads/a.png',
      host: 'localhost:1337',
    });
  });

  it('the address of a picture or a file stays unchanged when it is absolute, or when there is no CMS', () => {
    expect(mediaAddressOf('https://b.example/a.png', 'https://a.example')).toMatchObject({
      host: 'b.example',
    });
    expect(mediaAddressOf('/a.png', undefined)).toEqual({ kind: 'own', path: '/a.png' });
  });
});

describe('an arbitrary address', () => {
  const part = fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '.',
      '..',
      '/.',
      '/..',
      '%2e',
      '%2F',
      '%5c',
      '@',
      ':',
      '?',
      '#',
      ' ',
      '\t',
    ],
    ...['\n', '\u0001', '\u00a0', '\u3002', 'evil.example', 'this-site.invalid', 'http:', 'https:'],
    ...['javascript:', 'HTTP://', 'a', '1', '[', ']', '%', '\ud800', '／'],
  );
  const written = fc.oneof(
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
    anyText({ maxLength: 12 }),
  );
  const pages = ['https://site.example/blog-detail/a', 'http://localhost:4173/blog-detail/a?b#c'];

  it('an arbitrary address of kind `own` resolves to the origin of the page, both as written and as rendered', () => {
    fc.assert(
      fc.property(written, fc.constantFrom(...pages), (text, page) => {
        const address = addressOf(text);
        if (address?.kind !== 'own') return;
        const { origin } = new URL(page);
        expect(new URL(text, page).origin).toBe(origin);
        expect(new URL(address.path, page).origin).toBe(origin);
        expect(addressOf(address.path)).toEqual(address);
      }),
      { numRuns: 5_000 },
    );
  });

  it('an arbitrary address of another kind is an absolute web, mailto or tel URL, the same on any site', () => {
    fc.assert(
      fc.property(written, fc.constantFrom(...pages), (text, page) => {
        const address = addressOf(text);
        if (address === null || address.kind === 'own') return;
        const { protocol, host, href } = new URL(address.url, page);
        expect(href).toBe(address.url);
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
        if (address.kind === 'foreign') expect(host).toBe(address.host);
      }),
      { numRuns: 5_000 },
    );
  });
});
