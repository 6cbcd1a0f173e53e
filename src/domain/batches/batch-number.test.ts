import { describe, expect, it } from 'vitest';
import { batchNumber, isSameNumber } from './batch-number';

describe('the number of a batch', () => {
  it.each([
    'SN-2026-014',
    'sn-2026-014',
    ' SN 2026 014 ',
    'SN–2026—014',
    'SN‑2026−014',
    'sn.2026/014',
    'ＳＮ-2026-014',
    'SN--2026\u00a0-014',
  ])('the number of a batch is SN-2026-014, written as %j', (written) => {
    expect(batchNumber(written)).toBe('SN-2026-014');
  });

  it.each(['', ' ', '-', 'SN+2026', 'SN<2026>', 'Lot #14', 'ا-14', 'A'.repeat(21), '\ud800'])(
    'the number of a batch is not %j',
    (written) => {
      expect(batchNumber(written)).toBeNull();
    },
  );

  it.each([
    ['SN-2026-014', 'sn2026014', true],
    ['SN-2026-014', 'SN 2026014', true],
    ['SN-2026-014', 'SN-2026-14', false],
    ['SN-2026-014', 'SN-2026-0140', false],
    ['', '', false],
    ['-', ' ', false],
  ])('the batch numbers %j and %j are compared: %s', (one, other, isSame) => {
    expect(isSameNumber(one, other)).toBe(isSame);
  });
});
