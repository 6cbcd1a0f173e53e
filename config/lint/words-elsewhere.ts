import ts from 'typescript';

/**
 * The owner looks for words in `src/ui/content`. In code this finds what a visitor would read or
 * hear: text between tags, what is read out as a name, and whatever looks like a sentence. What is
 * thrown or logged is for developers and left alone. It reads the syntax alone, not the types.
 */
export interface WordsElsewhere {
  /** From 1. */
  readonly line: number;
  /** With a `#` for each value among them. */
  readonly words: string;
}

/** What these attributes and properties hold is shown or read out, be it a single word. */
const SPOKEN =
  /^(?:alt|title|label|placeholder|text|message|detail|what|name|aria-(?:label|description|placeholder|roledescription|valuetext))$/u;
/** `name` is also what code calls a thing: `arrow-l`. */
const NAME_IN_CODE = /^[\p{Ll}\d-]+$/u;

const SENTENCES = [
  // A capital, and more to come: `Skip to the content`, `Page #`.
  /^\p{Lu}[\p{L}’'-]*[.,:;]? [\p{L}\p{N}#(“]/u,
  // A word that ends as a sentence does: `Loading...`, `Error: `.
  /^\p{Lu}\p{Ll}+(?:…|\.{1,3}|[!?:])\s*$/u,
  // Three words in a row: `# could not be loaded.`
  /(?<![\p{L}\p{N}.#&-])\p{L}{2,} \p{L}{2,} \p{L}{3,}(?![\p{L}\p{N}-])/u,
  // Two words between values: `# out of #`.
  /# \p{L}{2,} \p{L}{2,} #/u,
];
/** Nobody reads a style sheet or the fallbacks of a font. */
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

/** Says something to the code alone: what it is compared with, a property's name. */
function isForCode(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return /^[!=]==$/u.test(parent.operatorToken.getText());
  return ts.isPropertyAssignment(parent) && parent.name === node;
}

/** Where words are for developers: what is thrown or logged, types and imports. */
const isForDevelopers = (node: ts.Node): boolean =>
  ts.isThrowStatement(node) ||
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  (ts.isNewExpression(node) && node.expression.getText().endsWith('Error')) ||
  (ts.isCallExpression(node) && node.expression.getText().startsWith('console.'));

/** What these come to is one of the values in them. */
const isPassedOn = (node: ts.Node): boolean =>
  ts.isParenthesizedExpression(node) ||
  ts.isBinaryExpression(node) ||
  ts.isConditionalExpression(node) ||
  ts.isArrowFunction(node);

/** Whether a text is shown as it is: by the element, attribute or property that it stands in. */
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
  return isPassedOn(parent) && isShown(parent, words);
}

/** Every place in a file, which must know its parents, where words stand in code. */
export function wordsElsewhere(file: ts.SourceFile): readonly WordsElsewhere[] {
  const found: WordsElsewhere[] = [];
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
