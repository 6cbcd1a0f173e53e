/** The styles that a page was drawn with: one element, in its head. */
export const drawnStyle = (rules: string): string => `<style data-drawn="">${rules}</style>`;

/** Whether the document has the styles of the ground that all pages stand on. */
export const hasDrawnStyle = (): boolean => document.querySelector('style[data-drawn]') !== null;
