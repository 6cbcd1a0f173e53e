/** Returns the `<style>` element for the head of a prerendered page. */
export const prerenderedStyle = (rules: string): string =>
  `<style data-prerendered="">${rules}</style>`;

/** Whether the document is prerendered and so already contains the global styles. */
export const hasPrerenderedStyle = (): boolean =>
  document.querySelector('style[data-prerendered]') !== null;
