/** A text of any length, made by repeating what a reader may stumble over. */
export interface AdversarialText {
  readonly name: string;
  readonly of: (length: number) => string;
}

const repeated = (unit: string, start = '', end = ''): AdversarialText => ({
  name: JSON.stringify([start, unit, end]).replace(/[\u2028\u2029]/g, (sign) =>
    sign === '\u2028' ? '\\u2028' : '\\u2029',
  ),
  of: (length) => start + unit.repeat(Math.max(1, Math.floor(length / unit.length))) + end,
});

/** Found by longer searches: each made a reader of ours, or one that ours must guard, quadratic. */
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
];

/** What some reader takes for the beginning, the middle or the end of something. */
const FIRST_INTERACTIONS: readonly string[] = [
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

/** Chance that a seed decides (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

function searched(count: number, seed: number): readonly AdversarialText[] {
  const next = chance(seed);
  const signs = (most: number) =>
    Array.from(
      { length: Math.floor(next() * (most + 1)) },
      () => FIRST_INTERACTIONS[Math.floor(next() * FIRST_INTERACTIONS.length)] ?? '',
    ).join('');
  return Array.from({ length: count }, () => repeated(signs(3) || 'a', signs(1), signs(1)));
}

/** The known ones and `count` more, always the same for the same seed. */
export const adversarialTexts = (count: number, seed: number): readonly AdversarialText[] => [
  ...FOUND,
  ...searched(count, seed),
];
