import type { SerializedStyles } from '@emotion/serialize';
import { describe, expect, it } from 'vitest';
import { UI } from '../config/styles/is-compiled-file';
import { styleNames } from '../config/styles/style-names';

const style = (styles: string, label = ''): SerializedStyles => ({
  name: `1a2b3c${label}`,
  styles,
});
const FILE = `${UI}card.tsx`;
const MANY = Array.from({ length: 1000 }, (_, place) => style(`margin:${place}px;`));

describe('style names', () => {
  it('style names have two characters, and differ for different styles', () => {
    const { classNameOf } = styleNames();
    const names = MANY.map((one) => classNameOf(one, FILE));
    expect(new Set(names).size).toBe(MANY.length);
    expect(new Set(names.map((name) => name.length))).toEqual(new Set(['css-ab'.length]));
  });

  it('style names are the same on every call', () => {
    const { classNameOf } = styleNames();
    const first = MANY.map((one) => classNameOf(one, FILE));
    expect(MANY.map((one) => classNameOf(one, FILE))).toEqual(first);
  });

  it('style names differ between modules, and keep the labels of print styles', () => {
    const { classNameOf } = styleNames();
    const hero = style('margin:0;', '-hero');
    expect(classNameOf(hero, FILE)).toMatch(/^css-[a-z0-9]{2}-hero$/u);
    expect(classNameOf(hero, FILE)).not.toBe(classNameOf(hero, `${UI}post.tsx`));
  });
});
