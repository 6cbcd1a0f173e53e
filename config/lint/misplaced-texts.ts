import ts from 'typescript';

/**
 * A text for visitors. Only the files that `test/text-rules/misplaced-texts.test.ts` lists may
 * contain such texts. `misplacedTexts` finds JSX text, accessible names, and string literals that
 * look like a sentence. It ignores texts that are thrown or logged, because those are for
 * developers. It uses only the syntax, not the types.
 */
export interface MisplacedTexts {
  /** Line number, starting at 1. */
  readonly line: number;
  /** The text, with `#` in place of each interpolated value. */
  readonly words: string;
}

/**
 * Names of attributes and properties whose value the browser shows or a screen reader reads. Their
 * values are reported even when they are a single word.
 */
const SPOKEN =
  /^(?:alt|title|label|placeholder|text|message|detail|what|name|aria-(?:label|description|placeholder|roledescription|valuetext))$/u;
/**
 * Matches a value of `name` that is an identifier, for example `arrow-l`. Such a value is not a
 * text for visitors.
 */
const NAME_IN_CODE = /^[\p{Ll}\d-]+$/u;

const SENTENCES = [
  // A capitalized word followed by more text: `Skip to the content`, `Page #`.
  /^\p{Lu}[\p{L}’'-]*[.,:;]? [\p{L}\p{N}#(“]/u,
  // A capitalized word with closing punctuation: `Loading...`, `Error: `.
  /^\p{Lu}\p{Ll}+(?:…|\.{1,3}|[!?:])\s*$/u,
  // Three words in a row: `# could not be loaded.`
  /(?<![\p{L}\p{N}.#&-])\p{L}{2,} \p{L}{2,} \p{L}{3,}(?![\p{L}\p{N}-])/u,
  // Two words between interpolated values: `# out of #`.
  /# \p{L}{2,} \p{L}{2,} #/u,
];
/** Matches CSS and lists of font families, which are not texts for visitors. */
const STYLE = /[{}]|!important|serif\b|@media/u;

const isSentence = (words: string): boolean =>
  !STYLE.test(words) && SENTENCES.some((sentence) => sentence.test(words));

function wordsOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text.trim();
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join('#');
}

/** Returns whether only code uses the text, as an operand of a comparison or as a property name. */
function isForCode(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return /^[!=]==$/u.test(parent.operatorToken.getText());
  return ts.isPropertyAssignment(parent) && parent.name === node;
}

/**
 * Returns whether texts inside the node are for developers: the node is an error, a log, a type or
 * an import.
 */
const isForDevelopers = (node: ts.Node): boolean =>
  ts.isThrowStatement(node) ||
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  (ts.isNewExpression(node) && node.expression.getText().endsWith('Error')) ||
  (ts.isCallExpression(node) && node.expression.getText().startsWith('console.'));

/**
 * Returns whether the value of the node can be the value of one of its children, such as `b` in
 * `a ? b : c`. For an arrow function, its value is what the function returns.
 */
const passesValueOn = (node: ts.Node): boolean =>
  ts.isParenthesizedExpression(node) ||
  ts.isBinaryExpression(node) ||
  ts.isConditionalExpression(node) ||
  ts.isArrowFunction(node);

/**
 * Returns whether visitors see or hear the text because of the element, attribute or property that
 * contains it.
 */
function isShown(node: ts.Node, words: string): boolean {
  const { parent } = node;
  const spoken = (name: ts.Node) => {
    const called = name.getText().replaceAll(/['"]/gu, '');
    return SPOKEN.test(called) && !(called === 'name' && NAME_IN_CODE.test(words));
  };
  if (ts.isJsxExpression(parent)) {
    return ts.isJsxAttribute(parent.parent) ? spoken(parent.parent.name) : true;
  }
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) return spoken(parent.name);
  if (ts.isBindingElement(parent)) return spoken(parent.propertyName ?? parent.name);
  return passesValueOn(parent) && isShown(parent, words);
}

/** Returns every text for visitors in a file. The file must be parsed with `setParentNodes`. */
export function misplacedTexts(file: ts.SourceFile): readonly MisplacedTexts[] {
  const found: MisplacedTexts[] = [];
  const visit = (node: ts.Node): void => {
    const words = wordsOf(node);
    if (
      words !== null &&
      /\p{L}/u.test(words) &&
      (ts.isJsxText(node) || isShown(node, words) || isSentence(words)) &&
      !isForCode(node) &&
      !ts.findAncestor(node, isForDevelopers)
    ) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, words });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
