import { describe, expect, it } from 'vitest';
import { copyFiles, textsIn } from './copy-under-test';

/**
 * Punctuation that the copy must not use: it uses typographic quotation marks and en dashes
 * instead. Three dots are allowed only after `Loading` and at the end of a line.
 */
const TYPED: readonly (readonly [kind: string, marks: RegExp])[] = [
  ['a straight quotation mark', /["']/u],
  ['a hyphen for a dash', /\s-{1,3}\s|--/u],
  ['a long dash', /—/u],
  ['a hyphen in a range', /(?<![\w-])\d+-\d+(?![\w-])/u],
  ['a double blank', /\S {2,}\S/u],
  ['three dots', /(?<!Loading(?: |$)?|Loading)\.\.\.(?!$)/u],
];

/**
 * Returns the marks of `TYPED` in a text, each with its line. Hyphens are allowed in dates, as
 * bullets of Markdown lists and in the delimiter rows of Markdown tables.
 */
const typedIn = (text: string): readonly string[] => {
  const read = text
    .split('\n')
    .filter((line) => !/^\s*\|(?: *:?-+:? *\|)+$/u.test(line))
    .map((line) => line.replace(/^\s*-\s/u, '').replace(/\d{4}-\d{2}-\d{2}/gu, ''));
  return TYPED.flatMap(([kind, marks]) =>
    read.filter((line) => marks.test(line)).map((line) => `${kind}: ${line}`),
  );
};

describe('the copy of the site', () => {
  it.each(copyFiles)('the copy of the site uses typographic marks: $name', ({ words }) => {
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
  ])('the test of typography fails with: %s', (text) => {
    expect(typedIn(text)).toHaveLength(1);
  });

  it.each([
    'Loading...',
    '| --- | --- |',
    '- a point',
    'published 2025-03-12',
    '$18 – $20',
    'Cal Madow’s “tears”',
  ])('the test of typography passes with: %s', (text) => {
    expect(typedIn(text)).toEqual([]);
  });

  it('the copy of the site is read completely, including the parts around a value', () => {
    const code = "import a from 'b'; const f = (n) => `Page $" + "{n} of 'many'`;";
    expect(textsIn(code)).toEqual(['Page ', " of 'many'"]);
  });
});
