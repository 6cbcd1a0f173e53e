// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The rules that the page has been given since it was opened. */
const written = () =>
  document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));

let cssVariables: typeof import('./css-variables').cssVariables;

beforeEach(async () => {
  document.adoptedStyleSheets = [];
  vi.resetModules();
  ({ cssVariables: cssVariables } = await import('./css-variables'));
});

describe('own values', () => {
  it('stand in an attribute, and in a rule that the attribute finds', () => {
    expect(cssVariables({ '--ratio': '4 / 5', '--ground': '#a4b2c3' })).toEqual({
      'data-vars': '--ratio:4 / 5;--ground:#a4b2c3',
    });
    expect(written()).toHaveLength(1);
    expect(written()[0]).toContain('[data-vars="--ratio:4 / 5;--ground:#a4b2c3"]');
  });

  it('that others have too are written once', () => {
    cssVariables({ '--ratio': 1 });
    cssVariables({ '--ratio': 1 });
    cssVariables({ '--ratio': 2 });
    expect(written()).toHaveLength(2);
  });

  it('leave what nobody has said to the style', () => {
    expect(cssVariables({ '--ratio': 1, '--ground': null, '--focus': undefined })).toEqual({
      'data-vars': '--ratio:1',
    });
  });

  it.each(['red}body{display:none', 'red;color:blue', 'url(</style>)', 'a\\22', 'a\nb'])(
    'never hold what could end a declaration: %j',
    (value) => {
      expect(cssVariables({ '--ratio': 1, '--ground': value })).toEqual({
        'data-vars': '--ratio:1',
      });
    },
  );
});
