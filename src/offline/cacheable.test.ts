import { describe, expect, it } from 'vitest';
import { keepable, placeOf, TYPES } from './cacheable';

const ABOUT = 'https://www.example.com/about';
const asked = new Request(ABOUT);

interface Given {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly from?: string;
}

/** An answer; one that is `from` another address came by a detour. */
const anAnswer = ({ status = 200, headers = {}, from }: Given = {}) => {
  const init = { status, headers: { 'Content-Type': 'text/html;charset=utf-8', ...headers } };
  const response = new Response('<p>', init);
  Object.defineProperty(response, 'redirected', { value: from !== undefined });
  Object.defineProperty(response, 'url', { value: from ?? ABOUT });
  return response;
};

const isKept = (given: Given) => keepable(asked, anAnswer(given), TYPES.page) !== null;

describe('what is kept', () => {
  it.each([
    ['a page', {}, true],
    ['a page at the same address with a slash', { from: `${ABOUT}/` }, true],
    ['what another address answered', { from: 'https://www.example.com/auth' }, false],
    ['the page of an address without one', { status: 404 }, false],
    ['an error', { status: 503 }, false],
    ['a part', { status: 206 }, false],
    ['another type', { headers: { 'Content-Type': 'application/json' } }, false],
    ['what is not to be stored', { headers: { 'Cache-Control': 'private, no-store' } }, false],
    ['what is to be asked for each time', { headers: { 'Cache-Control': 'no-cache' } }, true],
  ])('%s: %j → %s', (_, given, kept) => {
    expect(isKept(given)).toBe(kept);
  });

  it.each([
    ['a script', 'text/javascript', true],
    ['a picture', 'image/avif', true],
    ['a file of no known type', '', true],
    ['the page of a host that has the file no more', 'text/html;charset=utf-8', false],
  ])('of a file: %s, %s → %s', (_, type, kept) => {
    const answer = anAnswer({ headers: { 'Content-Type': type } });
    expect(keepable(asked, answer, TYPES.file) !== null).toBe(kept);
  });

  it('can be shown as the answer to a navigation, which no detour may be', () => {
    const kept = keepable(asked, anAnswer({ from: `${ABOUT}/` }), TYPES.page);
    expect(kept?.redirected).toBe(false);
    expect(kept?.headers.get('Content-Type')).toBe('text/html;charset=utf-8');
  });
});

it.each([
  [`${ABOUT}?utm_source=x`, ABOUT],
  [`${ABOUT}/`, ABOUT],
  [`${ABOUT}#team`, ABOUT],
  ['https://www.example.com/?a', 'https://www.example.com/'],
])('%s is one place with %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});
