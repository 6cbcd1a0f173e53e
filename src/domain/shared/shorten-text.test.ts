import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakEndlessWords, firstWords, isVisible } from './shorten-text';

describe('firstWords', () => {
  it.each([
    ['Warm and balsamic, distilled slowly', 3, 'Warm and balsamic,...'],
    ['Warm and balsamic', 3, 'Warm and balsamic'],
    ['Warm', 3, 'Warm'],
    ['Warm and', 1, 'Warm...'],
  ])('firstWords of "%s", limited to %i, are "%s"', (text, count, expected) => {
    expect(firstWords(text, count)).toBe(expected);
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['null', null],
    ['undefined', undefined],
  ])('firstWords of %s are an empty text', (_, text) => {
    expect(firstWords(text, 3)).toBe('');
  });

  it.each([
    ['line breaks', 'Warm\nand\r\nbalsamic oil'],
    ['tabs', 'Warm\tand\t\tbalsamic\toil'],
    ['no-break spaces', 'Warm\u00a0and\u00a0balsamic\u00a0oil'],
    ['ideographic spaces', 'Warm\u3000and\u3000balsamic\u3000oil'],
    ['runs of blanks around it all', '   Warm   and  balsamic   oil  '],
  ])('firstWords are separated by %s', (_, text) => {
    expect(firstWords(text, 3)).toBe('Warm and balsamic...');
  });

  it('firstWords end with dots only when a further word follows, not a blank', () => {
    expect(firstWords('Warm and balsamic \n', 3)).toBe('Warm and balsamic');
  });

  const word = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => /^\S+$/u.test(text));
  const gap = fc.constantFrom(' ', '\n', '\t', '  ', '\u00a0');

  it('firstWords are unchanged, whatever white space separates them', () => {
    fc.assert(
      fc.property(fc.array(word), gap, fc.integer({ min: 1, max: 5 }), (words, space, count) => {
        const first = words.slice(0, count).join(' ');
        const more = words.length > count ? '...' : '';
        expect(firstWords(words.join(space), count)).toBe(`${first}${more}`);
      }),
    );
  });
});

describe('breakEndlessWords', () => {
  it.each([
    ['a sentence', 'Warm and balsamic,\n distilled  slowly.'],
    ['a long address', `https://example.com/?q=${'a'.repeat(3_000)}`],
    ['a word of 4,000 letters', 'W'.repeat(4_000)],
    ['nothing', ''],
  ])('breakEndlessWords leaves %s unchanged', (_, text) => {
    expect(breakEndlessWords(text)).toBe(text);
  });

  it('breakEndlessWords splits a longer word every 200 letters and leaves the text around it unchanged', () => {
    const broken = breakEndlessWords(`before ${'W'.repeat(4_001)}\nafter`);
    const pieces = [...Array.from({ length: 20 }, () => 'W'.repeat(200)), 'W'];
    expect(broken).toBe(`before ${pieces.join(' ')}\nafter`);
  });

  it('breakEndlessWords adds no blank at the end of a word', () => {
    expect(breakEndlessWords('W'.repeat(4_200))).toHaveLength(4_200 + 20);
  });

  it('breakEndlessWords never splits a surrogate pair', () => {
    expect(breakEndlessWords('🌳'.repeat(3_000)).split(' ')[0]).toBe('🌳'.repeat(200));
  });

  it('breakEndlessWords preserves every letter', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 20 }), (part) => {
        const text = part.repeat(500);
        expect(breakEndlessWords(text).replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''));
      }),
    );
  });
});

describe('isVisible', () => {
  it.each([
    ['nothing', ''],
    ['blanks of every script', ' \t\n\u00a0\u2003\u3000'],
    ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
    ['soft hyphens', '\u00ad\u00ad'],
    ['combining marks without a letter', '\u0301\u0308'],
    ['directional marks', '\u200e\u202e\u2066'],
    ['fillers and a blank of Braille', '\u115f\u3164\uffa0\u2800'],
    ['control characters', '\u0000\u000b\u007f'],
    ['variation selectors and tags', '\ufe0f\u{e0020}'],
  ])('isVisible is false for %s', (_, text) => {
    expect(isVisible(text)).toBe(false);
  });

  it.each(['a', '\u200b.\u200b', '1', 'é', 'صمغ', '乳', '🌳', '\u200f«', '—'])(
    'isVisible is true for %j',
    (text) => {
      expect(isVisible(text)).toBe(true);
    },
  );
});
