/** Above this a text is no post, and a browser would stand still over it. */
const LONGEST = 400_000;

// A line begins after a line feed only. To `^` one begins after a carriage return and U+2028 too,
// which are in the line here: each would begin a search of all that follows.
const LONGEST_INDENT = /(?:^|\n)[ \t]{400}/;
const DEEPEST_MARKERS = /(?:^|\n)(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){50}/;
const WIDEST_TABLE = /(?:^|\n)(?:[^|\n]*\|){200}/;

/** What ends a paragraph for certain, wherever it stands. */
const NEW_BLOCK = /\n(?=[ \t]*\n| {0,3}(?:#{1,6}[ \t]|(?:[-*+]|1[.)])[ \t]+[^ \t\n]))/;
/** Where the reader tries anew what may begin here, each time as far as the paragraph goes. */
const STOPS = /[\n\\<!`[*_~:]/g;
const MARKS = /[*_~]+/g;
/** Every mark of emphasis in a paragraph is compared with every other, by slow means. */
const COMPARISON = 200;
/** Letters looked at: what the slowest telephone does in about a second. */
const MOST_WORK = 200_000_000;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Each of them is tried as the beginning of an e-mail address. */
const lettersOfAddresses = (paragraph: string): number =>
  paragraph.split(/\s/).reduce((sum, word) => (word.includes('@') ? sum + word.length : sum), 0);

const workOn = (paragraph: string): number =>
  (count(paragraph, STOPS) + lettersOfAddresses(paragraph)) * paragraph.length +
  COMPARISON * count(paragraph, MARKS) ** 2;

/**
 * Whether a text can be read as Markdown in the time a visitor has. What nobody writes by hand
 * (a thousand lists in each other, a million stars) would take minutes: it is shown as it is.
 * Lines end with a line feed.
 */
export const isReadable = (markdown: string): boolean =>
  markdown.length <= LONGEST &&
  !LONGEST_INDENT.test(markdown) &&
  !DEEPEST_MARKERS.test(markdown) &&
  !WIDEST_TABLE.test(markdown) &&
  markdown.split(NEW_BLOCK).reduce((sum, paragraph) => sum + workOn(paragraph), 0) <= MOST_WORK;
