/** Above this a text is no post, and a browser would stand still over it. */
const LONGEST = 400_000;
const LONGEST_INDENT = /^[ \t]{400}/m;
const DEEPEST_MARKERS = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){50}/m;
const WIDEST_TABLE = /^(?:[^|\n]*\|){200}/m;
/** The reader compares every mark of emphasis in a paragraph with every other one. */
const MOST_COMPARISONS = 2_000_000;
const NEW_PARAGRAPH = /\n[ \t]*(?=\n|#|\||[-*+][ \t]|\d{1,9}[.)][ \t])/;
const MARKS = /[*_~]+/g;

const comparisons = (markdown: string): number =>
  markdown
    .split(NEW_PARAGRAPH)
    .reduce((sum, paragraph) => sum + (paragraph.match(MARKS)?.length ?? 0) ** 2, 0);

/**
 * Whether a text can be read as Markdown in the time a visitor has. What nobody writes by hand
 * (a thousand lists in each other, a million stars) would take minutes: it is shown as it is.
 */
export const isReadable = (markdown: string): boolean =>
  markdown.length <= LONGEST &&
  !LONGEST_INDENT.test(markdown) &&
  !DEEPEST_MARKERS.test(markdown) &&
  !WIDEST_TABLE.test(markdown) &&
  comparisons(markdown) <= MOST_COMPARISONS;
