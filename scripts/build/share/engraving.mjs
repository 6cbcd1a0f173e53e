/** @typedef {import('./card.mjs').Inks} Inks */

/**
 * A drawing of `art/svg` in the colours of its ground, to stand within another: renderers of files
 * know no custom properties.
 * @param {string} svg
 * @param {Inks} inks
 * @param {{ x: number, y: number, width: number, height: number }} box that it fits into.
 */
export function engraving(svg, { ground, line, tear, hole, cut }, box) {
  const inks = new Map(Object.entries({ plate: ground, tear, hole, cut }));
  const place = Object.entries(box).map(([name, value]) => `${name}="${value}"`);
  return svg
    .replace(/var\(--(\w+),([^)]*)\)/gu, (_, name, otherwise) => inks.get(name) ?? otherwise)
    .replace('<svg ', () => `<svg ${place.join(' ')} color="${line}" `);
}
