/**
 * Creates a React element for Satori.
 * @param {string} type
 * @param {import('react').CSSProperties} style
 * @param {import('react').ReactNode} children
 * @param {Record<string, string | number>} [attributes]
 * @returns {import('react').ReactElement}
 */
export const element = (type, style, children, attributes) => ({
  type,
  key: null,
  props: { ...attributes, style, children },
});
