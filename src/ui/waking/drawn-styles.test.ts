// @vitest-environment happy-dom

import { afterEach, expect, test } from 'vitest';
import { nameDrawnStyles } from './drawn-styles';

afterEach(() => {
  document.head.replaceChildren();
});

test('what a drawn page has is named once each, movements with it, and nothing else is', () => {
  document.head.innerHTML = `
    <style data-emotion="css-global x1">.css-elsewhere{}</style>
    <style data-emotion="css">.css-1a{color:red}.css-1a .part{color:#1F3328}@media print{.css-1a{color:#000}}
      .css-2b-name:hover{animation:animation-3c 1s}@keyframes animation-3c{to{opacity:0}}</style>`;
  nameDrawnStyles();
  const names = [...document.querySelectorAll('style')].map((style) => style.dataset['emotion']);
  expect(names).toEqual(['css-global x1', 'css 1a 2b-name animation-3c']);
});
