// @vitest-environment happy-dom

import { afterEach, expect, test } from 'vitest';
import { browserStyleCache, drawnStyle, hasDrawnStyle } from './drawn-styles';

afterEach(() => {
  document.head.replaceChildren();
});

test('what a page was drawn with is known, movements with it, and stays where it stands', () => {
  const drawn = drawnStyle(`body{margin:0}.css-1a{color:red}.css-1a .part{color:#1F3328}
    @media print{.css-1a{color:#000}}.css-2b-name:hover{animation:animation-3c 1s}
    @keyframes animation-3c{to{opacity:0}}`);
  document.head.innerHTML = `<style>.css-elsewhere{}</style>${drawn}<link rel="icon">`;
  const before = [...document.head.children];
  expect(Object.keys(browserStyleCache().inserted)).toEqual(['1a', '2b-name', 'animation-3c']);
  expect([...document.head.children]).toEqual(before);
  expect(hasDrawnStyle()).toBe(true);
});

test('a page that was not drawn has none', () => {
  expect(browserStyleCache().inserted).toEqual({});
  expect(hasDrawnStyle()).toBe(false);
});
