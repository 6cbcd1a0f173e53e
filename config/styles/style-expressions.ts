import { parseSync, Visitor } from 'vite';
import { hasKey, type Node, namesIn, namesUsedBy } from './syntax-tree.ts';

/** Source code of a style expression. A `table` is an object with one style per key. */
export interface StyleExpression {
  readonly kind: 'style' | 'table';
  readonly code: string;
}

export interface ModuleStyles {
  readonly expressions: readonly StyleExpression[];
  /** The elements with styles, as input for `changesOf`. */
  readonly places: readonly Place[];
}

/**
 * Code that evaluates to a class name, in pieces. A string is source code. A number is an index in
 * `ModuleStyles.expressions`; the class name of that expression replaces the number.
 */
type Code = readonly (string | number)[];

type Place =
  | { readonly kind: 'global'; readonly element: Node }
  | {
      readonly kind: 'element';
      readonly css: Node;
      readonly className: Node | undefined;
      readonly code: Code;
    };

/**
 * Error for a style that the build cannot compile. The message contains the location of the style.
 */
export class UncompilableStyleError extends Error {
  override name = 'UncompilableStyleError';
}

/**
 * Finds the styles of a module's elements, and splits each `css={…}` into expressions whose values
 * are fixed once the module has loaded. Only `on ? one : other`, `on && one`, `TABLE[name]` and
 * arrays of these may depend on an element's props. Values that depend on the content belong in CSS
 * variables (`elementVariables`).
 *
 * @throws UncompilableStyleError
 */
export function stylesOfModule(file: string, text: string): ModuleStyles {
  const expressions: StyleExpression[] = [];
  const places: Place[] = [];
  /**
   * Names that each enclosing function declares. A style that uses such a name is not fixed when
   * the module loads.
   */
  const locals: Set<string>[] = [];
  /**
   * Names of rest properties in parameters, for example `rest` in `({ name, ...rest }) => …`. A
   * rest property may contain a `className`, so an element that spreads it and has a style must set
   * `className`.
   */
  const rests = new Set<string>();
  const textOf = ({ start, end }: Node) => text.slice(start, end);

  const fail = (node: Node, reason: string): never => {
    const line = text.slice(0, node.start).split('\n').length;
    throw new UncompilableStyleError(`${file}:${line}: ${reason}: ${textOf(node)}`);
  };
  const isStatic = (node: Node) =>
    namesUsedBy(node).every((name) => locals.every((scope) => !scope.has(name)));
  const add = (kind: StyleExpression['kind'], code: string) => expressions.push({ kind, code }) - 1;

  function codeOf(node: Node): Code {
    if (isStatic(node)) return [add('style', textOf(node))];
    const inner = (key: string) => codeOf(node[key] as Node);
    const test = (key: string) => `(${textOf(node[key] as Node)})`;
    if (node.type === 'ParenthesizedExpression') return inner('expression');
    if (node.type === 'ConditionalExpression')
      return ['(', test('test'), ' ? ', ...inner('consequent'), ' : ', ...inner('alternate'), ')'];
    if (node.type === 'LogicalExpression' && node['operator'] === '&&')
      return ['(', test('left'), ' && ', ...inner('right'), ')'];
    if (node.type === 'MemberExpression' && isStatic(node['object'] as Node))
      return [
        add('table', textOf(node['object'] as Node)),
        `[${textOf(node['property'] as Node)}]`,
      ];
    if (node.type === 'ArrayExpression') {
      const parts = (node['elements'] as Node[]).map(codeOf);
      // Put the class that takes precedence first, as `css-prop-replacements.ts` does. The order of
      // class names does not affect the cascade.
      return ['$joined(', ...parts.reverse().flatMap((part) => [...part, ', ']), ')'];
    }
    return fail(node, 'a style that is not known before it is rendered');
  }

  function enter(node: Node) {
    const bound = new Set<string>();
    for (const parameter of node['params'] as Node[]) {
      namesIn(parameter, bound);
      const rest = ((parameter['properties'] ?? []) as Node[]).find(
        ({ type }) => type === 'RestElement',
      );
      if (rest) namesIn(rest, rests);
    }
    locals.push(bound);
  }
  const leave = () => void locals.pop();

  function element(node: Node) {
    const attributes = node['attributes'] as Node[];
    const named = (name: string) =>
      attributes.find((attribute) => (attribute['name'] as Node | undefined)?.['name'] === name);
    if (textOf(node['name'] as Node) === 'Global') {
      const styles = named('styles') ?? fail(node, 'global styles without any');
      add('style', textOf((styles['value'] as Node)['expression'] as Node));
      places.push({ kind: 'global', element: node });
      return;
    }
    const hidden = attributes.find(
      (attribute) => attribute.type === 'JSXSpreadAttribute' && hasKey(attribute, 'css'),
    );
    if (hidden) fail(hidden, 'a style within a spread');
    const css = named('css');
    if (css === undefined) return;
    const className = named('className');
    const spreadsRest = attributes.some(
      ({ type, argument }) =>
        type === 'JSXSpreadAttribute' && rests.has((argument as Node)['name'] as string),
    );
    if (spreadsRest && className === undefined)
      fail(css, 'a class may hide in the rest of the props');
    const code = codeOf((css['value'] as Node)['expression'] as Node);
    places.push({ kind: 'element', css, className, code });
  }

  new Visitor({
    FunctionDeclaration: (node) => enter(node as unknown as Node),
    FunctionExpression: (node) => enter(node as unknown as Node),
    ArrowFunctionExpression: (node) => enter(node as unknown as Node),
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
    VariableDeclarator({ id }) {
      const scope = locals.at(-1);
      if (scope !== undefined) namesIn(id as unknown as Node, scope);
    },
    JSXOpeningElement: (node) => element(node as unknown as Node),
  }).visit(parseSync(file, text).program);
  return { expressions, places };
}
