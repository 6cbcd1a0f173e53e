import { describe, expect, it } from 'vitest';
import * as cms from '../cms/src/batches/batch-rules';
import {
  batchNumber,
  isSameNumber,
  LONGEST_BATCH_NUMBER,
} from '../src/domain/batches/batch-number';
import { exceedsWhole } from '../src/domain/batches/batch-rules';

// The CMS has a copy of these rules, because it is a separate package.
describe('the rules of batches in the CMS and on the site', () => {
  const numbers = [
    'SN-2026-014',
    ' sn 2026–014 ',
    'sn2026014',
    'SN.2026/014',
    '',
    '-',
    'Lot #',
    'A'.repeat(21),
    'ＳＮ1',
  ];

  it.each(numbers)(
    'the rules of batches in the CMS and on the site read the number %j in the same way',
    (written) => {
      expect(cms.batchNumber(written)).toBe(batchNumber(written));
      for (const other of numbers)
        expect(cms.isSameNumber(written, other), other).toBe(isSameNumber(written, other));
    },
  );

  it('the rules of batches in the CMS and on the site have the same maximum length of a number', () => {
    expect(cms.LONGEST_NUMBER).toBe(LONGEST_BATCH_NUMBER);
  });

  it.each([[[]], [[100]], [[33.35, 33.35, 33.35]], [[100.05]], [[100.06]], [[60, 40.2]]])(
    'the rules of batches in the CMS and on the site agree on whether the shares %j exceed 100 per cent',
    (percents: readonly number[]) => {
      const components = percents.map((percent) => ({ percent }));
      expect(cms.exceedsWhole(percents)).toBe(exceedsWhole(components));
    },
  );
});
