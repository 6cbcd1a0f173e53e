import { describe, expect, it } from 'vitest';
import { cacheable, placeOf, TYPES } from './cacheable';

const ABOUT = 'https://www.example.com/about';
const request = new Request(ABOUT);

interface Given {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly from?: string;
}

/** Creates a response. If `from` is given, the response counts as redirected to that address. */
const anAnswer = ({ status = 200, headers = {}, from }: Given = {}) => {
  const init = { status, headers: { 'Content-Type': 'text/html;charset=utf-8', ...headers } };
  const response = new Response('<p>', init);
  Object.defineProperty(response, 'redirected', { value: from !== undefined });
  Object.defineProperty(response, 'url', { value: from ?? ABOUT });
  return response;
};

const isCacheable = (given: Given) => cacheable(request, anAnswer(given), TYPES.page) !== null;

describe('a response', () => {
  it.each([
    ['a page', {}, true],
    ['a page at the same address with a slash', { from: `${ABOUT}/` }, true],
    ['a redirect to another address', { from: 'https://www.example.com/auth' }, false],
    ['the not-found page', { status: 404 }, false],
    ['an error', { status: 503 }, false],
    ['a partial response', { status: 206 }, false],
    ['another content type', { headers: { 'Content-Type': 'application/json' } }, false],
    ['a no-store response', { headers: { 'Cache-Control': 'private, no-store' } }, false],
    ['a no-cache response', { headers: { 'Cache-Control': 'no-cache' } }, true],
  ])('a response is cached as a page: %s %j → %s', (_, given, cached) => {
    expect(isCacheable(given)).toBe(cached);
  });

  it.each([
    ['a script', 'text/javascript', true],
    ['a picture', 'image/avif', true],
    ['a file without a content type', '', true],
    ['an HTML page, from a host that no longer has the file', 'text/html;charset=utf-8', false],
  ])('a response is cached as a file: %s %s → %s', (_, type, cached) => {
    const answer = anAnswer({ headers: { 'Content-Type': type } });
    expect(cacheable(request, answer, TYPES.file) !== null).toBe(cached);
  });

  it('a response is not cached as redirected, because browsers reject a redirected response to a navigation', () => {
    const cached = cacheable(request, anAnswer({ from: `${ABOUT}/` }), TYPES.page);
    expect(cached?.redirected).toBe(false);
    expect(cached?.headers.get('Content-Type')).toBe('text/html;charset=utf-8');
  });
});

it.each([
  [`${ABOUT}?utm_source=x`, ABOUT],
  [`${ABOUT}/`, ABOUT],
  [`${ABOUT}#team`, ABOUT],
  ['https://www.example.com/?a', 'https://www.example.com/'],
])('%s has the cache key %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});
