import type MagicString from 'magic-string';
import { parseSync } from 'vite';

interface Part {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the syntax nodes of a variable's initial value that are evaluated when the module loads.
 * Excludes nodes inside functions, because they are evaluated later.
 */
function partsOf(node: unknown): readonly Part[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && /Function/u.test(`${node.type}`)) return [];
  const inner = Object.values(node).flat().flatMap(partsOf);
  return 'type' in node ? [node as Part, ...inner] : inner;
}

/**
 * Marks the values that a module computes at load time as pure, so that the build removes unused
 * ones. Without the mark the build keeps unused operators and template literals, because they might
 * call `valueOf` or `toString`.
 */
export function markPure(code: string, id: string, changed: MagicString) {
  for (const statement of parseSync(id, code).program.body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { init } of declared.declarations) {
      if (init === null) continue;
      const parts = partsOf(init);
      const has = (type: string) => parts.some((part) => part.type === type);
      if (['TemplateLiteral', 'BinaryExpression', 'UnaryExpression'].some(has)) {
        changed.prependLeft(init.start, '/* @__PURE__ */ (() => (');
        changed.appendRight(init.end, '))()');
      } else if (has('CallExpression')) {
        for (const { type, start } of parts) {
          if (type === 'CallExpression') changed.prependLeft(start, '/* @__PURE__ */ ');
        }
      }
    }
  }
}
