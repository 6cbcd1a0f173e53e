/** Returns a `<style>` element that `hasPrerenderedStyle` recognises. */
export const prerenderedStyle = (rules: string): string =>
  `<style data-prerendered="">${rules}</style>`;

/** Whether the document is prerendered and so already contains the global styles. */
export const hasPrerenderedStyle = (): boolean =>
  document.querySelector('style[data-prerendered]') !== null;
