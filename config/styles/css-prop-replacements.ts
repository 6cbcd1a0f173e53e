import type { ModuleStyles } from './style-expressions.ts';
import type { Node } from './syntax-tree.ts';

/** A range of a module's text and its replacement. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isLiteral = (code: string): boolean => /^"[^"]*"$/u.test(code);

/**
 * Returns a replacement for every `css={…}` and every `<Global>` of a module. `names` contains, for
 * each style expression of the module, code that evaluates to its class name.
 */
export function changesOf(
  text: string,
  { places }: ModuleStyles,
  names: readonly string[],
): readonly Change[] {
  return places.flatMap((place) => {
    if (place.kind === 'global') {
      const { start, end } = place.element;
      return [{ start, end, text: 'null' }];
    }
    const { css, className, code } = place;
    const compiled = code.map((part) => (typeof part === 'number' ? names[part] : part)).join('');
    if (className === undefined) {
      return [{ start: css.start, end: css.end, text: `className={${compiled}}` }];
    }
    const value = className['value'] as Node;
    const given =
      value.type === 'JSXExpressionContainer'
        ? text.slice((value['expression'] as Node).start, (value['expression'] as Node).end)
        : JSON.stringify(value['value']);
    const both =
      isLiteral(given) && isLiteral(compiled)
        ? JSON.stringify(`${JSON.parse(given)} ${JSON.parse(compiled)}`)
        : `$joined(${given}, ${compiled})`;
    return [
      { start: css.start, end: css.end, text: '' },
      { start: className.start, end: className.end, text: `className={${both}}` },
    ];
  });
}
