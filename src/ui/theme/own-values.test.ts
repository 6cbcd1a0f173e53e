// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The rules that the page has been given since it was opened. */
const written = () =>
  document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));

let ownValues: typeof import('./own-values').ownValues;

beforeEach(async () => {
  document.adoptedStyleSheets = [];
  vi.resetModules();
  ({ ownValues } = await import('./own-values'));
});

describe('own values', () => {
  it('stand in an attribute, and in a rule that the attribute finds', () => {
    expect(ownValues({ '--ratio': '4 / 5', '--ground': '#a4b2c3' })).toEqual({
      'data-own': '--ratio:4 / 5;--ground:#a4b2c3',
    });
    expect(written()).toHaveLength(1);
    expect(written()[0]).toContain('[data-own="--ratio:4 / 5;--ground:#a4b2c3"]');
  });

  it('that others have too are written once', () => {
    ownValues({ '--ratio': 1 });
    ownValues({ '--ratio': 1 });
    ownValues({ '--ratio': 2 });
    expect(written()).toHaveLength(2);
  });

  it('leave what nobody has said to the style', () => {
    expect(ownValues({ '--ratio': 1, '--ground': null, '--focus': undefined })).toEqual({
      'data-own': '--ratio:1',
    });
  });

  it.each(['red}body{display:none', 'red;color:blue', 'url(</style>)', 'a\\22', 'a\nb'])(
    'never hold what could end a declaration: %j',
    (value) => {
      expect(ownValues({ '--ratio': 1, '--ground': value })).toEqual({ 'data-own': '--ratio:1' });
    },
  );
});
