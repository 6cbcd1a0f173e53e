import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectPath, redirectTarget } from './redirect';

describe('the path of a redirect', () => {
  it.each([
    ['/old', '/old'],
    [' /Old-Shop/ ', '/old-shop'],
    ['/index.php/oil.html', '/index.php/oil.html'],
    ['/caf%C3%A9', '/café'],
    ['/cafe\u0301', '/café'],
    ['/لبان', '/لبان'],
  ])('the path of a redirect written as %j is %j', (written, path) => {
    expect(redirectPath(written)).toBe(path);
  });

  it.each([
    ...['', '/', '//', '//host', '/\\host', 'old', 'https://a.example/b', 'javascript:alert(1)'],
    ...['/a?b', '/a#b', '/a%3Fb', '/a b', '/a%20b', '/a//b', '/a/../b', '/..', '/a/.', '/%2e%2e/b'],
    ...[
      '/a"',
      "/a'",
      '/a$uri',
      '/a;',
      '/a{',
      '/a}',
      '/a\\',
      '/a%0d%0ab',
      '/a\r\nb',
      '/a\0',
      '/%zz',
    ],
    ...['/*', '/:splat', '/a/:id', '/<b>', '/a|b', '/\ud800', `/${'a'.repeat(200)}`],
  ])('the path of a redirect written as %j is null', (written) => {
    expect(redirectPath(written)).toBeNull();
  });
});

describe('the target of a redirect', () => {
  it.each([
    ['/product', '/product'],
    ['/', '/'],
    ['/product?q=oil&sort=rating#top', '/product?q=oil&sort=rating#top'],
    ['/Product-Detail/AbC', '/Product-Detail/AbC'],
    ['/café', '/caf%C3%A9'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['https://Shop.example', 'https://shop.example/'],
    ['https://shop.example/a?b=c', 'https://shop.example/a?b=c'],
  ])('the target of a redirect written as %j is %j', (written, target) => {
    expect(redirectTarget(written)).toBe(target);
  });

  it('the target of a redirect on the site itself is a path', () => {
    const origin = 'https://www.example.com';
    expect(redirectTarget('https://WWW.example.com/a', origin)).toBe('/a');
    expect(redirectTarget('https://www.example.com', origin)).toBe('/');
    expect(redirectTarget('https://www.example.com.evil.example/a', origin)).toBe(
      'https://www.example.com.evil.example/a',
    );
  });

  it.each([
    ...['', 'product', '//host', '//host/a', '/\\host', '\\\\host', 'http://a.example'],
    ...['javascript:alert(1)', 'data:text/html,x', 'https:/a', 'https://', 'https://localhost/a'],
    ...[
      'https://a.example:8443/',
      'https://a@b.example/',
      'https://a.example\\b',
      'https:a.example',
    ],
    ...['https://a.example//b', 'https://a.example?b', 'https://[::1]/a'],
    ...['/a b', '/a\r\nSet-Cookie: x', '/a%0d%0aX', '/a"', "/a'", '/a$uri', '/a;', '/a{}', '/a\\b'],
    ...['/../a', '/a/..', '/%2e%2e/a', '/:splat', '/a*', '/%zz', '/a\0', '/\ud800', '/`a`', '/<a>'],
    `/${'a'.repeat(500)}`,
  ])('the target of a redirect written as %j is null', (written) => {
    expect(redirectTarget(written)).toBeNull();
  });

  it('the target of a redirect is safe in a header, a configuration and a link, whatever the owner types', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('/', '//', '..', 'https://', 'a.example', '%0a', '$', '"', '\n', '?', '#'),
    );
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('')),
        (written) => {
          const target = redirectTarget(`/${written}`) ?? redirectTarget(`https://a.b/${written}`);
          if (target !== null) expect(target).toMatch(/^(?:\/(?!\/)|https:\/\/)[\w./?&=+,%#~-]*$/u);
        },
      ),
    );
  });
});
