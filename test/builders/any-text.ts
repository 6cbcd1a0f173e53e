import fc from 'fast-check';

const character = fc
  .oneof(
    fc.integer({ min: 0, max: 0x2ff }),
    fc.integer({ min: 0x300, max: 0xd7ff }),
    fc.integer({ min: 0xe000, max: 0x10ffff }),
  )
  .map((point) => String.fromCodePoint(point));

/**
 * Generates any well-formed text, including blanks and control characters; half of the characters
 * are Latin. fast-check's own generator of such texts takes seconds to initialise on a busy
 * machine.
 */
export const anyText = ({ minLength = 0, maxLength = 20 } = {}): fc.Arbitrary<string> =>
  fc.array(character, { minLength, maxLength }).map((characters) => characters.join(''));
