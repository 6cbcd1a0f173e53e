import { describe, expect, it } from 'vitest';
import { readingMinutes } from './reading-time';

describe('the time it takes to read a text', () => {
  it.each([
    ['one word', 'word', 1],
    ['200 words', 'word '.repeat(200), 1],
    ['299 words', 'word '.repeat(299), 1],
    ['300 words', 'word '.repeat(300), 2],
    ['1,000 words over many lines', 'word\n\n'.repeat(1_000), 5],
    ['400 Chinese signs, which have no spaces', '乳香的眼淚從樹皮'.repeat(50), 1],
    ['2,000 Japanese signs', 'ぜにゅうこうのき'.repeat(250), 5],
    ['Arabic, which has spaces', 'زيت اللبان '.repeat(300), 3],
    ['words among Chinese signs', `${'乳香'.repeat(400)} ${'word '.repeat(400)}`, 4],
  ])('the time it takes to read a text is counted in whole minutes: %s', (_, text, minutes) => {
    expect(readingMinutes(text)).toBe(minutes);
  });

  it.each(['', '  \n ', '— … — 👩🏽‍🌾🌳 !', '\u200b\u200d'])(
    'the time it takes to read a text is null for a text without words: %j',
    (text) => {
      expect(readingMinutes(text)).toBeNull();
    },
  );
});
