import { readFileSync } from 'node:fs';
import createCache from '@emotion/cache';
import { type SerializedStyles, serializeStyles } from '@emotion/serialize';
import type { Alias } from 'vite';
import { prefixed } from '../../src/ui/theme/prefixed.ts';
import { loadViews } from './load-views.ts';
import { stylesOfModule } from './style-expressions.ts';
import { movesOf, styleNames } from './style-names.ts';

/** What a class says. */
export interface StyleRule {
  readonly name: string;
  /** May hold an `ADDRESS`. */
  readonly css: string;
}

export interface EveryStyle {
  /** Code of the classes of a module's expressions, by its file. */
  readonly classes: ReadonlyMap<string, readonly string[]>;
  /** What holds for the whole document. */
  readonly ground: string;
  /** In the order in which they overrule each other: of two that one element wears, the later. */
  readonly rules: readonly StyleRule[];
  readonly keyframes: readonly StyleRule[];
}

const isNamed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Loads every module of the site's views, and says what the styles in them are. */
export async function everyStyle(alias: Alias[]): Promise<EveryStyle> {
  const { classNameOf, movementNameOf } = styleNames();
  const cache = createCache({ key: 'css', stylisPlugins: [prefixed] });
  const rulesOf = (selector: string, style: SerializedStyles): string =>
    movesOf(style).reduce(
      (css, moves) => css.replaceAll(moves.name, movementNameOf(moves)),
      // Emotion remembers rules by the style's name.
      cache.insert(selector, { ...style, name: selector + style.name }, cache.sheet, false) ?? '',
    );

  const classes = new Map<string, string[]>();
  const rules = new Map<string, StyleRule>();
  const keyframes = new Map<string, StyleRule>();
  let ground = '';

  function keep(kept: Map<string, StyleRule>, rule: StyleRule) {
    const known = kept.get(rule.name);
    if (known === undefined) kept.set(rule.name, rule);
    else if (known.css !== rule.css) throw new Error(`Two styles are named ${rule.name}`);
  }
  function keepMoves(style: SerializedStyles) {
    for (const moves of movesOf(style)) {
      const name = movementNameOf(moves);
      const css = rulesOf('', moves).replaceAll(moves.name, name);
      keep(keyframes, { name, css });
    }
  }
  function classOf(value: unknown, file: string): string {
    const style = serializeStyles([value as never]);
    if (style.styles === '') return 'undefined';
    const name = classNameOf(style, file);
    keep(rules, { name, css: rulesOf(`.${name}`, style) });
    keepMoves(style);
    return JSON.stringify(name);
  }
  const note = (file: string, values: readonly unknown[]) => {
    const { expressions, places } = stylesOfModule(file, readFileSync(file, 'utf8'));
    if (places.some(({ kind }) => kind === 'global')) {
      const style = serializeStyles(values as never[]);
      ground += rulesOf('', style);
      keepMoves(style);
      return;
    }
    classes.set(
      file,
      values.map((value, place) => {
        if (expressions[place]?.kind !== 'table' || !isNamed(value)) return classOf(value, file);
        const named = Object.entries(value).map(
          ([key, style]) => `${JSON.stringify(key)}: ${classOf(style, file)}`,
        );
        return `({ ${named.join(', ')} })`;
      }),
    );
  };
  await loadViews(alias, note);
  return { classes, ground, rules: [...rules.values()], keyframes: [...keyframes.values()] };
}
