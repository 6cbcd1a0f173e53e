/**
 * @typedef {object} Type
 * @property {readonly import('fontkit').Font[]} family the first file that has a character is used.
 * @property {number} size in pixels.
 * @property {number} [tracking] letter spacing as a fraction of the size.
 */

/**
 * Splits a text into runs of one font file each. Characters that no file has are dropped.
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
 * The position of each glyph of a line, starting at 0, and the width of the line.
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
 * Converts a line of text to glyph outlines: the text cannot inject markup, and it looks the same
 * on machines without the fonts.
 * @param {string} text
 * @param {Type} type
 * @param {{ x: number, y: number }} at start of the baseline.
 * @returns {string} the data of an SVG path.
 */
export const outlinesOf = (text, type, { x, y }) =>
  layOut(text, type)
    .letters.map(({ glyph, scale, at }) =>
      glyph.path.transform(scale, 0, 0, -scale, x + at.x, y - at.y).toSVG(),
    )
    .join('');
