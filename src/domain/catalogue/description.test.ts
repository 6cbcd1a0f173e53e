import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstSentence, paragraphsOf, splitDescription } from './description';

describe('paragraphsOf', () => {
  it('paragraphsOf splits a text at blank lines, with any line ending', () => {
    expect(paragraphsOf('One\nline.\n\nTwo.\r\n\r\nThree.\n \t\n\n  Four. ')).toEqual([
      'One\nline.',
      'Two.',
      'Three.',
      'Four.',
    ]);
  });

  it('paragraphsOf finds none in an empty text', () => {
    expect(paragraphsOf(' \n\n ')).toEqual([]);
  });
});

describe('splitDescription', () => {
  it('splitDescription takes a short first paragraph as the opening', () => {
    expect(splitDescription('Bright.\n\nDry.\n\nWarm.')).toEqual({
      lead: 'Bright.',
      rest: ['Dry.', 'Warm.'],
    });
  });

  it('splitDescription ends the opening of a long paragraph with a sentence', () => {
    const sentence = 'Resin is patient and it does not hurry. ';
    const { lead, rest } = splitDescription(sentence.repeat(100));
    expect(lead).toMatch(/hurry\.$/u);
    expect(lead.length).toBeLessThanOrEqual(320);
    expect(lead.length).toBeGreaterThan(240);
    expect(rest).toHaveLength(1);
  });

  it('splitDescription has no opening when no sentence ends within the limit', () => {
    const endless = 'resin '.repeat(2000).trim();
    expect(splitDescription(endless)).toEqual({ lead: '', rest: [endless] });
  });

  it('splitDescription contains every word once, in order', () => {
    const words = (text: string) => text.split(/\s+/u).filter((word) => word !== '');
    const texts = fc
      .array(fc.constantFrom('resin', 'tree. ', 'Why? ', 'so”. ', '\n\n', ' ', 'a'.repeat(90)), {
        maxLength: 60,
      })
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(texts, (text) => {
        const { lead, rest } = splitDescription(text);
        expect(words([lead, ...rest].join('\n\n'))).toEqual(words(text));
      }),
    );
  });
});

describe('firstSentence', () => {
  it.each([
    ['Bright citrus. Then dry.\n\nMore.', 'Bright citrus.'],
    ['No stop at all', 'No stop at all'],
    ['At 14.5 percent. Then', 'At 14.5 percent.'],
    ['', ''],
  ])('firstSentence of %j is %j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });
});
