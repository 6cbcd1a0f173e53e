import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../test/builders/any-text';
import { headingIdOf, headingIds } from './heading-ids';

describe('the ids of a page’s headings', () => {
  it.each([
    ['Where the tree stands', 'section-where-the-tree-stands'],
    ['  “About two weeks” — or more?  ', 'section-about-two-weeks-or-more'],
    ['Encens à brûler', 'section-encens-a-bruler'],
    ['زيت اللبان', 'section-زيت-اللبان'],
    ['乳香', 'section-乳香'],
    ['🌳', 'section-untitled'],
    ['', 'section-untitled'],
    ['<img src=x onerror="alert(1)">', 'section-img-src-x-onerror-alert-1'],
    ['location', 'section-location'],
  ])('the ids of a page’s headings are made from their text: %j', (heading, id) => {
    expect(headingIds([heading])).toEqual([id]);
  });

  it('the ids of a page’s headings get a number when the text is the same', () => {
    expect(headingIds(['Wait', 'Wait', 'Wait 2', 'wait!'])).toEqual([
      'section-wait',
      'section-wait-2',
      'section-wait-2-2',
      'section-wait-3',
    ]);
  });

  it('the ids of a page’s headings are unique, safe in a URL and deterministic', () => {
    fc.assert(
      fc.property(fc.array(anyText(), { maxLength: 30 }), (headings) => {
        const ids = headingIds(headings);
        expect(new Set(ids).size).toBe(headings.length);
        expect(ids).toEqual(headingIds(headings));
        for (const id of ids) expect(id).toMatch(/^section-[^\s"'<>#&]+$/u);
      }),
    );
  });
});

describe('a link within a text', () => {
  it('a link within a text finds its heading with the prefix and without', () => {
    expect(headingIdOf('the-wait')).toBe('section-the-wait');
    expect(headingIdOf('section-the-wait')).toBe('section-the-wait');
  });
});
