import { PICTURE } from './card-layout.mjs';

/**
 * Position and size of the drawing in the picture, in pixels. The left margin is wider, because
 * titles cover the left side of the picture.
 */
const PLACE = `x="60" y="36" width="${PICTURE.width - 90}" height="${PICTURE.height - 64}"`;

/**
 * Returns the SVG of a drawing of `art/svg` on its background, in the size of `PICTURE`. Replaces
 * CSS variables by their colours, because SVG renderers outside browsers do not support them.
 * @param {string} svg
 * @param {import('./card-layout.mjs').Inks} inks
 */
export function engraving(svg, { ground, line, tear, hole, cut }) {
  const inks = new Map(Object.entries({ plate: ground, tear, hole, cut }));
  const drawing = svg
    .replace(/var\(--(\w+),([^)]*)\)/gu, (_, name, otherwise) => inks.get(name) ?? otherwise)
    .replace('<svg ', () => `<svg ${PLACE} color="${line}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}">
    <rect width="100%" height="100%" fill="${ground}"/>${drawing}</svg>`;
}
