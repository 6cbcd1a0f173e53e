import ts from 'typescript';

/**
 * A text that breaks when a browser translates the page. Page translation replaces text nodes with
 * its own elements. If a text is the only child of an element, React updates it through that
 * element, which still works. If it has siblings, React updates it through the original text node,
 * which is no longer in the document: changes do not show, and removing the text or inserting
 * before it throws. Therefore every text must be the only child of an element.
 */
export interface LooseText {
  readonly file: string;
  /** Line number, starting at 1. */
  readonly line: number;
  readonly why: string;
}

const WHY = {
  beside: 'text beside something else: give it an element of its own',
  bare: 'text that has no element around it here: give it one',
  several: 'several texts in one element: make them one',
  returned: 'a component that may render bare text: give it an element',
} as const;

/** Components of packages that render one element around their children. */
const ELEMENT_COMPONENTS = ['Link'];
const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

/**
 * Returns every place in `files` where a text is not the only child of an element. `files` must be
 * source files of `program`.
 */
export function looseTexts(program: ts.Program, files: readonly ts.SourceFile[]): LooseText[] {
  const checker = program.getTypeChecker();
  const found: LooseText[] = [];

  const report = (node: ts.Node, why: string) => {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push({ file: file.fileName, line: line + 1, why });
  };

  const isText = (type: ts.Type): boolean =>
    type.isUnion() ? type.types.some(isText) : (type.flags & TEXT) !== 0;
  const isTexts = (type: ts.Type): boolean => {
    if (type.isUnion()) return type.types.some(isTexts);
    if (!checker.isArrayLikeType(type)) return false;
    return checker.getTypeArguments(type as ts.TypeReference).some(isText);
  };
  const typeOf = (node: ts.Node | undefined): ts.Type | null => {
    const value = node && ts.isJsxExpression(node) ? node.expression : node;
    return value === undefined ? null : checker.getTypeAtLocation(value);
  };

  const rendersElement = (tag: ts.JsxTagNameExpression): boolean =>
    /^[a-z]/u.test(tag.getText()) ||
    ELEMENT_COMPONENTS.includes(tag.getText()) ||
    isText(checker.getTypeAtLocation(tag));

  /**
   * Returns whether the tag is a component of this project. `looseTexts` checks the children of
   * such a component where the component renders them.
   */
  const isOurs = (tag: ts.JsxTagNameExpression): boolean => {
    const named = checker.getSymbolAtLocation(tag);
    const aliased = named && (named.flags & ts.SymbolFlags.Alias) !== 0;
    const made = (aliased ? checker.getAliasedSymbol(named) : named)?.valueDeclaration;
    if (!made || program.isSourceFileFromExternalLibrary(made.getSourceFile())) return false;
    return ts.isFunctionLike(ts.isVariableDeclaration(made) ? made.initializer : made);
  };

  const judgeChildren = (children: readonly ts.JsxChild[], inElement: boolean) => {
    const rendered = children.filter((child) =>
      ts.isJsxText(child)
        ? !child.containsOnlyTriviaWhiteSpaces
        : !ts.isJsxExpression(child) || child.expression !== undefined,
    );
    for (const child of rendered) {
      const type = ts.isJsxExpression(child) ? typeOf(child) : null;
      if (type !== null && isTexts(type)) report(child, WHY.several);
      if (!ts.isJsxText(child) && (type === null || !isText(type))) continue;
      if (!inElement) report(child, WHY.bare);
      else if (rendered.length > 1) report(child, WHY.beside);
    }
  };

  const judgeTag = (node: ts.JsxOpeningLikeElement) => {
    for (const attribute of node.attributes.properties) {
      if (!ts.isJsxAttribute(attribute) || attribute.name.getText() !== 'fallback') continue;
      const type = typeOf(attribute.initializer);
      if (type !== null && isText(type)) report(attribute, WHY.bare);
    }
    if (rendersElement(node.tagName) || !isOurs(node.tagName)) return;
    const rendered = checker.getResolvedSignature(node)?.getReturnType();
    if (rendered && isText(rendered)) report(node, WHY.returned);
  };

  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node)) judgeTag(node);
    if (ts.isJsxFragment(node)) judgeChildren(node.children, false);
    if (ts.isJsxElement(node)) {
      const tag = node.openingElement.tagName;
      judgeChildren(node.children, rendersElement(tag) || isOurs(tag));
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return found;
}
