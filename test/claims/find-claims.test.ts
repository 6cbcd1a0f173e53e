import { describe, expect, it } from 'vitest';
import { findClaims } from '../../cms/src/claims/find-claims';
import { LONGEST_SENTENCE, sentenceKey, sentencesOf } from '../../cms/src/claims/sentences';
import { INNOCENT_TEXTS } from './innocent-texts';
import { TRUE_CLAIMS } from './true-claims';

const FALSE_ALARMS_ALLOWED = 2;

const wordsIn = (text: string) => findClaims(text).map(({ words }) => words);

describe('the words that the law forbids', () => {
  it('the words that the law forbids are tested with 55 claims and 55 innocent texts', () => {
    expect([new Set(TRUE_CLAIMS).size, new Set(INNOCENT_TEXTS).size]).toEqual([55, 55]);
  });

  it.each(TRUE_CLAIMS)('the words that the law forbids are found in %j', (text) => {
    expect(findClaims(text)).not.toEqual([]);
  });

  it('the words that the law forbids are seen in at most two innocent texts', () => {
    const alarms = INNOCENT_TEXTS.filter((text) => findClaims(text).length > 0);
    expect(alarms.slice(FALSE_ALARMS_ALLOWED)).toEqual([]);
  });

  it('a claim is named with its words, its sentence and the reason', () => {
    const text =
      'Smells of lemon.\n\n- It **relieves** joint pain. [More](https://cures.example/heals).';
    expect(findClaims(text)).toEqual([
      {
        words: 'relieves joint pain',
        sentence: 'It **relieves** joint pain.',
        why: expect.stringContaining('medicines'),
      },
    ]);
  });

  it.each([
    ['capitals', 'IT HEALS.'],
    ['accents', 'It héals.'],
    ['Markdown in the middle', 'It *heals* everyone.'],
    ['invisible characters', 'It he\u00ADals everyone.'],
  ])('a claim is found in spite of %s', (_, text) => {
    expect(findClaims(text)).toHaveLength(1);
  });

  it.each([
    'It does not heal.',
    'It neither heals nor cures.',
    'That it heals is not true.',
    'We do not say that it heals, cures or treats any disease.',
  ])('no claim is found in the negation %j', (text) => {
    expect(wordsIn(text)).toEqual([]);
  });

  it.each([
    'Not only a scent: it heals.',
    'It is not a perfume, it heals.',
    'No wonder it heals.',
    'It never fails to heal.',
    'There is no better oil to heal.',
    'Without doubt it heals.',
    'You will not believe how it heals.',
    'No more acne!',
    'Does it heal? Yes, it does.',
    'It heals. Not intended to diagnose, treat, cure or prevent any disease.',
  ])('a claim is found beside a negation that does not deny it: %j', (text) => {
    expect(wordsIn(text)).toHaveLength(1);
  });

  it('the same words are named once for each sentence', () => {
    expect(wordsIn('It heals and heals. It heals.')).toEqual(['heals', 'heals']);
  });
});

describe('a sentence', () => {
  it('a sentence is compared without regard to spaces, case and marks at its ends', () => {
    expect(sentenceKey(' “It  Heals\u00A0all.” ')).toBe(sentenceKey('it heals all'));
    expect(sentenceKey('It heals all')).not.toBe(sentenceKey('It heals'));
  });

  it('a sentence does not end after “No.” and ends at each line', () => {
    expect(sentencesOf('## We are No. 1\nTruly! Yes.')).toEqual(['We are No. 1', 'Truly!', 'Yes.']);
  });

  it('a text without full stops is cut between words, so that no sentence is long', () => {
    const pieces = sentencesOf('oil heals '.repeat(1000));
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(LONGEST_SENTENCE);
    expect(pieces.join(' ')).toBe('oil heals '.repeat(1000).trim());
  });
});

// Texts on which a pattern with nested repetitions would take hours. The length of sentences is
// bounded, so that the work grows with the length of the text.
it.each([
  ['words', 'treat the '],
  ['marks', '#*_| '],
  ['brackets', ']('],
  ['addresses', 'https://a '],
  ['spaces', '          '],
  ['letters', 'aaaaaaaaaa'],
  ['negations', 'not only not '],
  ['claims', 'heals cures '],
  ['apostrophes after a verb', `cure ${"'".repeat(300)} `],
  ['apostrophes in a promise', `boosts ${"'".repeat(300)} `],
])('a megabyte of %s is searched to its end', (_, part) => {
  const text = `${part.repeat(Math.ceil(1_000_000 / part.length))}\nIt heals.`;
  expect(findClaims(text).at(-1)).toMatchObject({ words: 'heals', sentence: 'It heals.' });
});
