import { describe, expect, it } from 'vitest';
import type { BatchComponent } from './batch';
import { compositionTable, sumOfShares } from './composition-table';

const WORDS = {
  columns: { name: 'Substance', cas: 'CAS', percent: '%', range: 'Range', isAllergen: 'Allergen' },
  allergen: 'yes',
};
const limonene: BatchComponent = {
  name: 'Limonene',
  cas: '138-86-3',
  percent: 14.6,
  range: '8 to 20',
  isAllergen: true,
};
const unknown: BatchComponent = {
  name: 'Not identified',
  cas: null,
  percent: 0.3,
  range: null,
  isAllergen: false,
};

describe('the table of a composition', () => {
  it('the table of a composition has a row for each substance, in the order of the report', () => {
    expect(compositionTable([unknown, limonene], WORDS)).toEqual({
      columns: ['Substance', 'CAS', '%', 'Range', 'Allergen'],
      rows: [
        ['Not identified', '', '0.3', '', ''],
        ['Limonene', '138-86-3', '14.6', '8 to 20', 'yes'],
      ],
    });
  });
});

describe('the sum of the shares', () => {
  it('the sum of the shares is rounded to one decimal', () => {
    const shares = [0.1, 0.2].map((percent) => ({ ...unknown, percent }));
    expect(sumOfShares(shares)).toBe(0.3);
  });

  it('the sum of the shares is 0 without a substance', () => {
    expect(sumOfShares([])).toBe(0);
  });
});
