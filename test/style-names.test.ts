import type { SerializedStyles } from '@emotion/serialize';
import { describe, expect, it } from 'vitest';
import { styleNames } from '../config/styles/style-names';
import { UI } from '../config/styles/views';

const style = (styles: string, label = ''): SerializedStyles => ({
  name: `1a2b3c${label}`,
  styles,
});
const FILE = `${UI}card.tsx`;
const MANY = Array.from({ length: 3000 }, (_, place) => style(`margin:${place}px;`));

const named = (styles: readonly SerializedStyles[]) => {
  const { classNameOf } = styleNames();
  return styles.map((one) => classNameOf(one, FILE));
};

describe('style names', () => {
  it('are short, and differ for different styles', () => {
    const names = named(MANY);
    expect(new Set(names).size).toBe(MANY.length);
    expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual('css-abcde'.length);
  });

  it('are the same on every call', () => {
    const { classNameOf } = styleNames();
    const first = MANY.map((one) => classNameOf(one, FILE));
    expect(MANY.map((one) => classNameOf(one, FILE))).toEqual(first);
  });

  it('mostly stay the same when a style is inserted first', () => {
    const before = named(MANY.slice(0, 600));
    const after = named([style('margin:auto;'), ...MANY.slice(0, 600)]).slice(1);
    expect(before.filter((name, place) => name !== after[place]).length).toBeLessThan(6);
  });

  it('differ between modules, and keep the keys that are printed', () => {
    const { classNameOf } = styleNames();
    const hero = style('margin:0;', '-hero');
    expect(classNameOf(hero, FILE)).toMatch(/^css-[a-z0-9]{2,}-hero$/u);
    expect(classNameOf(hero, FILE)).not.toBe(classNameOf(hero, `${UI}post.tsx`));
  });
});
