/**
 * Maximum length of a text in characters. No real post is longer, and a longer text would freeze
 * the browser.
 */
const MAX_LENGTH = 400_000;

// These patterns match the start of a line with `\n`, not with `^` and the `m` flag. With the flag,
// `^` also matches after a carriage return and U+2028. A text full of these would take quadratic
// time: from each of them, the pattern would search the rest of the text.
const EXCESSIVE_INDENT = /(?:^|\n)[ \t]{400}/;
const EXCESSIVE_NESTING = /(?:^|\n)(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){50}/;
const EXCESSIVE_TABLE = /(?:^|\n)(?:[^|\n]*\|){200}/;

/** Matches a line break that always ends a paragraph. */
const NEW_BLOCK = /\n(?=[ \t]*\n| {0,3}(?:#{1,6}[ \t]|(?:[-*+]|1[.)])[ \t]+[^ \t\n]))/;
/**
 * Matches the characters at which the parser tries all of its rules. Each attempt may read up to
 * the end of the paragraph.
 */
const PARSE_POSITIONS = /[\n\\<!`[*_~:]/g;
const MARKS = /[*_~]+/g;
/**
 * Cost of comparing two emphasis marks, in characters examined. The parser compares each emphasis
 * mark of a paragraph with all others.
 */
const COMPARISON_COST = 200;
/**
 * Maximum work of the parser for all texts of a page, in characters examined. This much work takes
 * about half a second on a desktop computer.
 */
const MAX_WORK = 300_000_000;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Estimates the work on e-mail addresses: the parser tries each letter of a word with an `@` as the
 * start of an address.
 */
const workOnAddresses = (paragraph: string): number =>
  paragraph
    .split(/\s/)
    .reduce((sum, word) => (word.includes('@') ? sum + word.length ** 2 : sum), 0);

const workOnParagraph = (paragraph: string): number =>
  count(paragraph, PARSE_POSITIONS) * paragraph.length +
  COMPARISON_COST * count(paragraph, MARKS) ** 2 +
  workOnAddresses(paragraph);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * Estimates the work of the parser in characters examined; infinite for a text that must not be
 * parsed.
 */
function workOn(markdown: string): number {
  // Normalizes line ends as the parser does, so that the estimate is based on the same lines.
  const text = markdown.replace(/\r\n?/g, '\n');
  const hopeless = [EXCESSIVE_INDENT, EXCESSIVE_NESTING, EXCESSIVE_TABLE].some((one) =>
    one.test(text),
  );
  if (text.length > MAX_LENGTH || hopeless) return Number.POSITIVE_INFINITY;
  return sum(text.split(NEW_BLOCK).map(workOnParagraph));
}

/**
 * Returns the work limit for each text of a page, so that all of them together stay below
 * `MAX_WORK`.
 */
export function workForEach(texts: readonly string[]): number {
  const all = sum(texts.map(workOn).filter(Number.isFinite));
  return all <= MAX_WORK ? MAX_WORK : MAX_WORK / texts.length;
}

/**
 * Returns whether a text can be parsed as Markdown fast enough. Some texts that are not written by
 * hand (a thousand nested lists, a million asterisks) would take minutes; they are shown unparsed.
 */
export const isReadable = (markdown: string, most = MAX_WORK): boolean => workOn(markdown) <= most;
