import type { ModuleStyles } from './style-expressions.ts';
import type { Node } from './syntax-tree.ts';

/** A part of a module's text, and what is to stand there instead. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isLiteral = (code: string): boolean => /^"[^"]*"$/u.test(code);

/** What every `css={…}` of the module becomes, once its styles have names: code for each expression. */
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
    const worn = code.map((part) => (typeof part === 'number' ? names[part] : part)).join('');
    if (className === undefined) {
      return [{ start: css.start, end: css.end, text: `className={${worn}}` }];
    }
    const value = className['value'] as Node;
    const given =
      value.type === 'JSXExpressionContainer'
        ? text.slice((value['expression'] as Node).start, (value['expression'] as Node).end)
        : JSON.stringify(value['value']);
    const both =
      isLiteral(given) && isLiteral(worn)
        ? JSON.stringify(`${JSON.parse(given)} ${JSON.parse(worn)}`)
        : `$joined(${given}, ${worn})`;
    return [
      { start: css.start, end: css.end, text: '' },
      { start: className.start, end: className.end, text: `className={${both}}` },
    ];
  });
}
