import { describe, expect, it } from 'vitest';
import { copyFiles, textsIn } from './copy-under-test';

/** What a typist leaves behind and a typesetter does not; three dots belong to what waits. */
const TYPED: readonly (readonly [kind: string, marks: RegExp])[] = [
  ['a straight quotation mark', /["']/u],
  ['a hyphen for a dash', /\s-{1,3}\s|--/u],
  ['a long dash', /—/u],
  ['a hyphen in a range', /(?<![\w-])\d+-\d+(?![\w-])/u],
  ['a double blank', /\S {2,}\S/u],
  ['three dots', /(?<!Loading(?: |$)?|Loading)\.\.\.(?!$)/u],
];

/** Tables and lists of Markdown are drawn with hyphens; dates, addresses and languages have them. */
const typedIn = (text: string): readonly string[] => {
  const read = text
    .split('\n')
    .filter((line) => !/^\s*\|(?: *:?-+:? *\|)+$/u.test(line))
    .map((line) => line.replace(/^\s*-\s/u, '').replace(/\d{4}-\d{2}-\d{2}/gu, ''));
  return TYPED.flatMap(([kind, marks]) =>
    read.filter((line) => marks.test(line)).map((line) => `${kind}: ${line}`),
  );
};

describe('the words of the site', () => {
  it.each(copyFiles)('are typeset, not typed: $name', ({ words }) => {
    expect(textsIn(words).flatMap(typedIn)).toEqual([]);
  });

  it.each([
    "The brand's own",
    'So-called "tears"',
    'Resin - the best',
    'Two--three weeks',
    'Two — three weeks',
    'From 6-12 cuts',
    'And so on... and on',
    'A  gap',
  ])('would not pass with: %s', (text) => {
    expect(typedIn(text)).toHaveLength(1);
  });

  it.each([
    'Loading...',
    '| --- | --- |',
    '- a point',
    'published 2025-03-12',
    '$18 – $20',
    'Cal Madow’s “tears”',
  ])('pass with: %s', (text) => {
    expect(typedIn(text)).toEqual([]);
  });

  it('are read whole, the pieces around a value too', () => {
    const code = "import a from 'b'; const f = (n) => `Page $" + "{n} of 'many'`;";
    expect(textsIn(code)).toEqual(['Page ', " of 'many'"]);
  });
});
