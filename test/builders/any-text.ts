import fc from 'fast-check';

const character = fc
  .oneof(
    fc.integer({ min: 0, max: 0x2ff }),
    fc.integer({ min: 0x300, max: 0xd7ff }),
    fc.integer({ min: 0xe000, max: 0x10ffff }),
  )
  .map((point) => String.fromCodePoint(point));

/**
 * Generates any text without lone surrogates. About a third of the characters are in U+0000 to
 * U+02FF: control characters, spaces, punctuation and Latin letters. It replaces fast-check's own
 * generator of Unicode text, which takes seconds to initialise on a busy machine.
 */
export const anyText = ({ minLength = 0, maxLength = 20 } = {}): fc.Arbitrary<string> =>
  fc.array(character, { minLength, maxLength }).map((characters) => characters.join(''));
