/** A text of any length, made by repeating a pattern that may slow a parser down. */
export interface AdversarialText {
  readonly name: string;
  readonly of: (length: number) => string;
}

const repeated = (unit: string, start = '', end = ''): AdversarialText => ({
  name: JSON.stringify([start, unit, end]).replace(/[\u2028\u2029]/g, (character) =>
    character === '\u2028' ? '\\u2028' : '\\u2029',
  ),
  of: (length) => start + unit.repeat(Math.max(1, Math.floor(length / unit.length))) + end,
});

/** As `repeated`, but replaces the `#` of each unit by a number, so that no two units are equal. */
const numbered = (unit: string, start = '', end = ''): AdversarialText => ({
  name: JSON.stringify([start, unit, end, 'numbered']),
  of: (length) =>
    start +
    Array.from({ length: Math.max(1, Math.floor(length / (unit.length + 4))) }, (_, place) =>
      unit.replace('#', `${place}`),
    ).join('') +
    end,
});

/**
 * Texts that earlier, longer random searches found. Each took quadratic time in a parser of the
 * site, or in a library that the site must therefore not call with such a text.
 */
const FOUND: readonly AdversarialText[] = [
  repeated('\r'),
  repeated('\u2028'),
  repeated('\t', '\n', 'a'),
  repeated('<script>'),
  repeated('<script><b>'),
  repeated('<!--'),
  repeated('<a b="'),
  repeated('</b><div>'),
  repeated('!'),
  repeated('.a`a`', '\n|<p>'),
  repeated('[](é', ')\n'),
  repeated('1. ?\n-'),
  repeated('|a\n', '- a\n'),
  repeated('\n|**a', 'a'),
  repeated('_a*'),
  repeated('|**a\n'),
  repeated('\n2. **a', 'a'),
  repeated('\n     - **a', 'a'),
  // By the HTML standard, every parser is slow on these texts: it must open each unclosed `font`
  // again in every paragraph, and compare each attribute with all earlier ones of the element.
  numbered('<font a=#>x<p>', '<div>'),
  numbered('a#=1 ', '<p ', '>x'),
];

/** Tokens that a parser may take for the start, the middle or the end of a construct. */
const TOKENS: readonly string[] = [
  ...['\n', '\n\n', '\r', '\u2028', '\t', ' ', '\u00a0', '\v', '    ', '  \n', '\u0000', '\ud800'],
  ...['a', 'A', '1', '漢', 'é', 'e\u0301', '\u0301', '😀', '…', '.', '. ', ',', ';', ':', '?', '!'],
  ...['*', '**', '_', '~~', '`', '```', '[', ']', '](', '![', '(', ')', '[a]: b\n', '|', '\n|-'],
  ...[
    '> ',
    '\n>',
    '- ',
    '\n- ',
    '1. ',
    '\n2. ',
    '#',
    '\n# ',
    '---\n',
    '===\n',
    '[x] ',
    '\\',
    '\\\n',
  ],
  ...['<', '>', '</', '<b>', '</p>', '<td>', '<ul><li>', '<pre>', '<title>', '<!', '<?', '-->'],
  ...[
    '"',
    "'",
    '=',
    '="',
    '/',
    '//',
    '/.',
    '..',
    '&',
    '&amp;',
    '&#',
    '%',
    '%41',
    '+',
    '@',
    'a@b.c',
  ],
  ...['http://', 'www.', 'javascript:', ', Ten ml', 'ten-ml,', 'section-', '1-', '$'],
];

/** Returns a generator of seeded random numbers (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

function generated(count: number, seed: number): readonly AdversarialText[] {
  const next = seededRandom(seed);
  const tokens = (most: number) =>
    Array.from(
      { length: Math.floor(next() * (most + 1)) },
      () => TOKENS[Math.floor(next() * TOKENS.length)] ?? '',
    ).join('');
  return Array.from({ length: count }, () => repeated(tokens(3) || 'a', tokens(1), tokens(1)));
}

/**
 * Returns the texts of `FOUND` and `count` generated ones. The same seed always gives the same
 * texts.
 */
export const adversarialTexts = (count: number, seed: number): readonly AdversarialText[] => [
  ...FOUND,
  ...generated(count, seed),
];
