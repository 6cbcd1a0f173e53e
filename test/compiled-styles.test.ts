import { describe, expect, it } from 'vitest';
import { changesOf } from '../config/styles/css-prop-replacements';
import { stylesOfModule, UncompilableStyleError } from '../config/styles/style-expressions';

/** Returns the compiled module. Its styles have the class names a, b, c and so on, in order. */
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
    ['for a constant style', 'css={style}', 'className={"a"}'],
    ['for an inline style', 'css={{ margin: size.s }}', 'className={"a"}'],
    ['beside a constant class', 'className="card" css={style}', 'className={"card a"} '],
    [
      'beside a class from the props',
      'css={style} className={className}',
      ' className={$joined(className, "a")}',
    ],
    ['for either of two styles', 'css={on ? style : other}', 'className={((on) ? "a" : "b")}'],
    ['for an optional style', 'css={on && style}', 'className={((on) && "a")}'],
    ['for a style from a table', 'css={TABLE[name]}', 'className={({ x: "a" })[name]}'],
    [
      'for several styles, some of them optional',
      'css={[style, on && { color: 1 }]}',
      'className={$joined(((on) && "b"), "a", )}',
    ],
    ['for several constant styles', 'css={[style, other]}', 'className={"a"}'],
  ])('a style compiles to a class %s', (_, written, expected) => {
    expect(compiled(card(written))).toBe(card(expected));
  });

  it('the build removes the element of a global style', () => {
    expect(compiled('export const Ground = () => <Global styles={[one, two]} />;')).toBe(
      'export const Ground = () => null;',
    );
  });
});

describe('a style that the build cannot resolve is refused, with file and line', () => {
  it.each([
    ['a value from the props', card('css={{ width: on }}')],
    ['a style that is computed during rendering', card('css={styleOf(name)}')],
    ['a style in a spread', card('{...(on && { css: style })}')],
    ['a class that may be in the rest props', card('{...rest} css={style}', '...rest')],
  ])('the build refuses %s, with file and line', (_, text) => {
    expect(() => compiled(text)).toThrow(UncompilableStyleError);
    expect(() => compiled(text)).toThrow(/^card\.tsx:1: /u);
  });

  it('a style is accepted with rest props when className is named', () => {
    expect(
      compiled(card('{...rest} css={style} className={className}', 'className, ...rest')),
    ).toContain('$joined(className, "a")');
  });
});
