/** The styles that a page was drawn with: one element, in its head. */
export const prerenderedStyle = (rules: string): string =>
  `<style data-prerendered="">${rules}</style>`;

/** Whether the document has the styles of the ground that all pages stand on. */
export const hasPrerenderedStyle = (): boolean =>
  document.querySelector('style[data-prerendered]') !== null;
