import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchText } from './search-text';

describe('searchText', () => {
  it.each([
    ['  resin  ', 'resin'],
    ['black  copal', 'black  copal'],
    ['   ', ''],
    ['', ''],
    [undefined, ''],
    ["100% pure_'oil'", "100% pure_'oil'"],
  ])('searchText of %j is %j', (typed, wanted) => {
    expect(searchText(typed)).toBe(wanted);
  });

  it('searchText is cut to a hundred characters', () => {
    expect(searchText('a'.repeat(5000))).toBe('a'.repeat(100));
  });

  it('searchText does not end with a blank after the cut', () => {
    expect(searchText(`${'a'.repeat(99)} b`)).toBe('a'.repeat(99));
  });

  it('searchText is always valid in a URL, even when the cut splits an emoji', () => {
    expect(() => encodeURIComponent(searchText(`${'a'.repeat(99)}💧`))).not.toThrow();
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0xd700, max: 0xe0ff })), (units) => {
        const typed = String.fromCharCode(...units);
        expect(() => encodeURIComponent(searchText(typed))).not.toThrow();
      }),
    );
    expect(searchText('half \ud83d pair')).toBe('half  pair');
  });
});
