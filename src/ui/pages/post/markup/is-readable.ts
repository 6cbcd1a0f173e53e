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
/** Letters looked at: about half a second of a desk's computer, should a text really need them. */
const MOST_WORK = 300_000_000;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Each letter of a word with an `@` is tried as the beginning of an e-mail address. */
const workOnAddresses = (paragraph: string): number =>
  paragraph
    .split(/\s/)
    .reduce((sum, word) => (word.includes('@') ? sum + word.length ** 2 : sum), 0);

const workOnParagraph = (paragraph: string): number =>
  count(paragraph, STOPS) * paragraph.length +
  COMPARISON * count(paragraph, MARKS) ** 2 +
  workOnAddresses(paragraph);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Infinite for a text that is not to be read at all. */
function workOn(markdown: string): number {
  // As the reader does: the guard must see the same lines.
  const text = markdown.replace(/\r\n?/g, '\n');
  const hopeless = [LONGEST_INDENT, DEEPEST_MARKERS, WIDEST_TABLE].some((one) => one.test(text));
  if (text.length > LONGEST || hopeless) return Number.POSITIVE_INFINITY;
  return sum(text.split(NEW_BLOCK).map(workOnParagraph));
}

/** How much work each of the texts of one page may be, so that all of them come in time. */
export function workForEach(texts: readonly string[]): number {
  const all = sum(texts.map(workOn).filter(Number.isFinite));
  return all <= MOST_WORK ? MOST_WORK : MOST_WORK / texts.length;
}

/**
 * Whether a text can be read as Markdown in the time a visitor has. What nobody writes by hand
 * (a thousand lists in each other, a million stars) would take minutes: it is shown as it is.
 */
export const isReadable = (markdown: string, most = MOST_WORK): boolean => workOn(markdown) <= most;
