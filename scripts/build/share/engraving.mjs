/** @typedef {import('./card.mjs').Inks} Inks */

/**
 * Prepares a drawing of `art/svg` for nesting in another SVG: replaces its CSS custom properties by
 * colours, because SVG renderers outside browsers do not support them.
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
