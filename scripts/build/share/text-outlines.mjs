/**
 * @typedef {object} Type
 * @property {readonly import('fontkit').Font[]} family the first file that has a letter writes it.
 * @property {number} size in pixels.
 * @property {number} [tracking] between letters, in parts of the size.
 */

/**
 * The parts of a text that one file of the family writes; letters that none has are left out.
 * @param {string} text
 * @param {Type['family']} family
 */
function partsOf(text, family) {
  /** @type {{ font: import('fontkit').Font, text: string }[]} */
  const parts = [];
  for (const letter of text) {
    const font = family.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const last = parts.at(-1);
    if (font !== undefined && last?.font === font) last.text += letter;
    else if (font !== undefined) parts.push({ font, text: letter });
  }
  return parts;
}

/**
 * Where each letter of a line stands, from 0, and how wide the line is.
 * @param {string} text
 * @param {Type} type
 */
function layOut(text, { family, size, tracking = 0 }) {
  let width = 0;
  const letters = partsOf(text, family).flatMap((part) => {
    const scale = size / part.font.unitsPerEm;
    const { glyphs, positions } = part.font.layout(part.text);
    return glyphs.map((glyph, place) => {
      const position = positions[place];
      const at = {
        x: width + (position?.xOffset ?? 0) * scale,
        y: (position?.yOffset ?? 0) * scale,
      };
      width += (position?.xAdvance ?? 0) * scale + tracking * size;
      return { glyph, scale, at };
    });
  });
  return { letters, width: Math.max(0, width - tracking * size) };
}

/**
 * @param {string} text
 * @param {Type} type
 * @returns {number} in pixels.
 */
export const widthOf = (text, type) => layOut(text, type).width;

/**
 * A line of words as the outlines of its letters: nothing of it is markup, whatever the words are,
 * and it looks the same on machines without the fonts.
 * @param {string} text
 * @param {Type} type
 * @param {{ x: number, y: number }} at where its first letter stands on the line.
 * @returns {string} the data of an SVG path.
 */
export const outlinesOf = (text, type, { x, y }) =>
  layOut(text, type)
    .letters.map(({ glyph, scale, at }) =>
      glyph.path.transform(scale, 0, 0, -scale, x + at.x, y - at.y).toSVG(),
    )
    .join('');
