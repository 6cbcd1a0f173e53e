import { readFileSync } from 'node:fs';
import createCache from '@emotion/cache';
import { type SerializedStyles, serializeStyles } from '@emotion/serialize';
import type { Alias } from 'vite';
import { prefixed } from '../../src/ui/theme/prefixed.ts';
import { loadViews } from './load-components.ts';
import { stylesOfModule } from './style-expressions.ts';
import { keyframesOf, styleNames } from './style-names.ts';

/** The CSS of one class or of one set of keyframes. */
export interface StyleRule {
  readonly name: string;
  /** May contain `ADDRESS` placeholders in place of URLs. */
  readonly css: string;
}

export interface EveryStyle {
  /**
   * For each file, the code of its style expressions. The code evaluates to a class name or, for a
   * `table` (an object of styles), to an object of class names.
   */
  readonly classes: ReadonlyMap<string, readonly string[]>;
  /** Global styles of the document. */
  readonly ground: string;
  /**
   * The rules in cascade order: when an element has two of the classes, the later rule takes
   * precedence.
   */
  readonly rules: readonly StyleRule[];
  readonly keyframes: readonly StyleRule[];
}

const isNamed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Loads every module of `src/ui` that has styles, and collects the styles. */
export async function everyStyle(alias: Alias[]): Promise<EveryStyle> {
  const { classNameOf, keyframesNameOf } = styleNames();
  const cache = createCache({ key: 'css', stylisPlugins: [prefixed] });
  const rulesOf = (selector: string, style: SerializedStyles): string =>
    keyframesOf(style).reduce(
      (css, keyframe) => css.replaceAll(keyframe.name, keyframesNameOf(keyframe)),
      // Add the selector to the name under which Emotion caches the rules. Without it, a second
      // selector with the same CSS would get the cached rules of the first one.
      cache.insert(selector, { ...style, name: selector + style.name }, cache.sheet, false) ?? '',
    );

  const classes = new Map<string, string[]>();
  const rules = new Map<string, StyleRule>();
  const keyframes = new Map<string, StyleRule>();
  let ground = '';

  function addRule(target: Map<string, StyleRule>, rule: StyleRule) {
    const existing = target.get(rule.name);
    if (existing === undefined) target.set(rule.name, rule);
    else if (existing.css !== rule.css) throw new Error(`Two styles are named ${rule.name}`);
  }
  function addKeyframes(style: SerializedStyles) {
    for (const keyframe of keyframesOf(style)) {
      const name = keyframesNameOf(keyframe);
      const css = rulesOf('', keyframe).replaceAll(keyframe.name, name);
      addRule(keyframes, { name, css });
    }
  }
  function classOf(value: unknown, file: string): string {
    const style = serializeStyles([value as never]);
    if (style.styles === '') return 'undefined';
    const name = classNameOf(style, file);
    addRule(rules, { name, css: rulesOf(`.${name}`, style) });
    addKeyframes(style);
    return JSON.stringify(name);
  }
  const note = (file: string, values: readonly unknown[]) => {
    const { expressions, places } = stylesOfModule(file, readFileSync(file, 'utf8'));
    if (places.some(({ kind }) => kind === 'global')) {
      const style = serializeStyles(values as never[]);
      ground += rulesOf('', style);
      addKeyframes(style);
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
