import { describe, expect, it } from 'vitest';
import { addressOf, mediaAddressOf } from './address';

describe('an address that an editor wrote', () => {
  it.each([
    ['/product?q=oil#top', '/product?q=oil#top'],
    ['product', '/product'],
    ['../product', '/product'],
    ['?q=oil', '/?q=oil'],
    ['#the-wait', '#the-wait'],
    ['#', '#'],
  ])('leads within the site: %s', (written, path) => {
    expect(addressOf(written)).toEqual({ kind: 'own', path });
  });

  it.each([
    ['https://a.example/b', 'https://a.example/b', 'a.example'],
    ['//a.example', 'http://a.example/', 'a.example'],
    ['/\\a.example', 'http://a.example/', 'a.example'],
    ['\\\\a.example:81/b', 'http://a.example:81/b', 'a.example:81'],
    [' \thttps://a.\nexample', 'https://a.example/', 'a.example'],
    ['https:a.example', 'https://a.example/', 'a.example'],
  ])('leads to another site: %j', (written, url, host) => {
    expect(addressOf(written)).toEqual({ kind: 'foreign', url, host });
  });

  it.each(['mailto:a@b.example', 'tel:+44'])('is for a program: %s', (url) => {
    expect(addressOf(url)).toEqual({ kind: 'program', url });
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'javascript://%0aalert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.example/x',
    'about:blank',
    'http://',
    'https://[::1',
    'https://a:99999',
  ])('leads nowhere that a page may lead: %j', (written) => {
    expect(addressOf(written)).toBeNull();
  });
});

describe('the address of a picture or a file', () => {
  it('is on the host of the CMS when it is relative, whatever port that has', () => {
    expect(mediaAddressOf('/uploads/a.png', 'http://localhost:1337')).toEqual({
      kind: 'foreign',
      url: 'http://localhost:1337/uploads/a.png',
      host: 'localhost:1337',
    });
  });

  it('is its own when it is absolute, or when there is no CMS', () => {
    expect(mediaAddressOf('https://b.example/a.png', 'https://a.example')).toMatchObject({
      host: 'b.example',
    });
    expect(mediaAddressOf('/a.png', undefined)).toEqual({ kind: 'own', path: '/a.png' });
  });
});
