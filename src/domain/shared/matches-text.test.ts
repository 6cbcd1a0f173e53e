import { describe, expect, it } from 'vitest';
import { matchesText } from './matches-text';

const OIL = { title: 'Crème of Carterii', description: 'Dry resin & lemon' };

describe('a text', () => {
  it.each(['carterii', 'CRÈME', ' dry resin ', '& l', '', undefined])(
    'a text matches %j',
    (text) => {
      expect(matchesText(OIL, text)).toBe(true);
    },
  );

  it.each(['maydi', 'carterii dry', 'creme'])('a text does not match %j', (text) => {
    expect(matchesText(OIL, text)).toBe(false);
  });
});
