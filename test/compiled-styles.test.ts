import { describe, expect, it } from 'vitest';
import { changesOf } from '../config/styles/style-changes';
import { stylesOfModule, UncompilableStyleError } from '../config/styles/style-expressions';

/** The module after compilation, with its styles named a, b, c … in order. */
function compiled(text: string): string {
  const styles = stylesOfModule('card.tsx', text);
  const names = styles.expressions.map(({ kind }, place) => {
    const name = JSON.stringify('abcdef'[place]);
    return kind === 'table' ? `({ x: ${name} })` : name;
  });
  return [...changesOf(text, styles, names)]
    .sort((one, other) => other.start - one.start)
    .reduce((code, { start, end, text: by }) => code.slice(0, start) + by + code.slice(end), text);
}

const card = (attributes: string, props = 'on, name, className') =>
  `const style = css({}); const TABLE = {}; export const Card = ({ ${props} }) => <p ${attributes} />;`;

describe('a style compiles to a class', () => {
  it.each([
    ['that is known', 'css={style}', 'className={"a"}'],
    ['that is written in place', 'css={{ margin: size.s }}', 'className={"a"}'],
    ['beside a class of its own', 'className="card" css={style}', 'className={"card a"} '],
    [
      'beside one that it is given',
      'css={style} className={className}',
      ' className={$joined(className, "a")}',
    ],
    ['of two', 'css={on ? style : other}', 'className={((on) ? "a" : "b")}'],
    ['or none', 'css={on && style}', 'className={((on) && "a")}'],
    ['of a table', 'css={TABLE[name]}', 'className={({ x: "a" })[name]}'],
    [
      'of several, some of them at times',
      'css={[style, on && { color: 1 }]}',
      'className={$joined(((on) && "b"), "a", )}',
    ],
    ['of several that are known', 'css={[style, other]}', 'className={"a"}'],
  ])('%s', (_, written, expected) => {
    expect(compiled(card(written))).toBe(card(expected));
  });

  it('removes the element of a global style', () => {
    expect(compiled('export const Ground = () => <Global styles={[one, two]} />;')).toBe(
      'export const Ground = () => null;',
    );
  });
});

describe('a style that the build cannot resolve is refused, with file and line', () => {
  it.each([
    ['a value that comes with the content', card('css={{ width: on }}')],
    ['a style that is computed as it is rendered', card('css={styleOf(name)}')],
    ['a style in a spread', card('{...(on && { css: style })}')],
    ['a class that may hide in the rest', card('{...rest} css={style}', '...rest')],
  ])('%s', (_, text) => {
    expect(() => compiled(text)).toThrow(UncompilableStyleError);
    expect(() => compiled(text)).toThrow(/^card\.tsx:1: /u);
  });

  it('accepts rest props when className is named', () => {
    expect(
      compiled(card('{...rest} css={style} className={className}', 'className, ...rest')),
    ).toContain('$joined(className, "a")');
  });
});
