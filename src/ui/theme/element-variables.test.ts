// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Returns the rules that were added to the document since the test began. */
const addedRules = () =>
  document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));

let elementVariables: typeof import('./element-variables').elementVariables;

beforeEach(async () => {
  document.adoptedStyleSheets = [];
  vi.resetModules();
  ({ elementVariables: elementVariables } = await import('./element-variables'));
});

describe('CSS variables', () => {
  it('CSS variables are set in an attribute, and in a rule that selects the attribute', () => {
    expect(elementVariables({ '--ratio': '4 / 5', '--ground': '#a4b2c3' })).toEqual({
      'data-vars': '--ratio:4 / 5;--ground:#a4b2c3',
    });
    expect(addedRules()).toHaveLength(1);
    expect(addedRules()[0]).toContain('[data-vars="--ratio:4 / 5;--ground:#a4b2c3"]');
  });

  it('CSS variables with the same values on several elements share one rule', () => {
    elementVariables({ '--ratio': 1 });
    elementVariables({ '--ratio': 1 });
    elementVariables({ '--ratio': 2 });
    expect(addedRules()).toHaveLength(2);
  });

  it('CSS variables omit null and undefined values, for which the style has its own values', () => {
    expect(elementVariables({ '--ratio': 1, '--ground': null, '--focus': undefined })).toEqual({
      'data-vars': '--ratio:1',
    });
  });

  it.each(['red}body{display:none', 'red;color:blue', 'url(</style>)', 'a\\22', 'a\nb'])(
    'CSS variables never contain characters that could end a declaration: %j',
    (value) => {
      expect(elementVariables({ '--ratio': 1, '--ground': value })).toEqual({
        'data-vars': '--ratio:1',
      });
    },
  );
});
