import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as cms from '../cms/src/redirects/addresses';
import * as site from '../src/domain/redirects/redirect';
import { attributesOf } from './contracts/cms-schemas';

// The CMS is a separate package with its own copy of the site's rules for redirects, so these tests
// compare the copies.
const ORIGIN = 'https://www.example.com';
const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    '/',
    '/a',
    '//',
    '..',
    'https://',
    'a.example',
    ORIGIN,
    '%0a',
    '%2e',
    '$',
    '?',
    '#',
    'é',
  ),
);
const written = fc.array(piece).map((pieces) => pieces.join(''));

it('the CMS, its schema and the site have the same limits', () => {
  const { from, to } = attributesOf('redirect');
  expect({ from: from?.maxLength, to: to?.maxLength }).toEqual(site.REDIRECT_LIMITS);
  expect(cms.LIMITS).toEqual(site.REDIRECT_LIMITS);
});

it('the CMS and the site read the addresses of redirects alike', () => {
  const check = (text: string) => {
    expect(cms.redirectPath(text)).toBe(site.redirectPath(text));
    expect(cms.redirectTarget(text, [ORIGIN])).toBe(site.redirectTarget(text, ORIGIN));
  };
  fc.assert(
    fc.property(written, (text) => {
      check(text);
      check(`/${text}`);
      check(`https://${text}`);
    }),
  );
  for (const length of [199, 200, 201, 499, 500, 501]) check(`/${'a'.repeat(length - 1)}`);
});
