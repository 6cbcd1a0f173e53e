import { describe, expect, it } from 'vitest';
import { exceedsWhole, isOfSampleOnly, namesAnother } from './batch-rules';

const shares = (...percents: readonly number[]) => percents.map((percent) => ({ percent }));

describe('the composition of a batch', () => {
  it.each([
    [[], false],
    [[100], false],
    [[33.3, 33.3, 33.4], false],
    [[0.1, 0.2, 99.7], false],
    [[33.35, 33.35, 33.35], false],
    [[100.05], false],
    [[100.06], true],
    [[60, 40.2], true],
  ])(
    'the composition of a batch with the shares %j adds up to more than 100 per cent: %s',
    (percents, exceeds) => {
      expect(exceedsWhole(shares(...percents))).toBe(exceeds);
    },
  );
});

describe('a document of a batch', () => {
  it('a document of a batch names another batch when its number differs by more than spelling', () => {
    expect(namesAnother('SN-2026-014', { names: 'sn 2026 014' })).toBe(false);
    expect(namesAnother('SN-2026-014', { names: 'SN-2026-015' })).toBe(true);
    expect(namesAnother('SN-2026-014', { names: '' })).toBe(true);
  });

  it('a document of a batch describes only a sample when it is the analysis of a pre-shipment sample', () => {
    expect(isOfSampleOnly({ kind: 'analysis', examined: 'pre-shipment sample' })).toBe(true);
    expect(isOfSampleOnly({ kind: 'analysis', examined: 'this batch' })).toBe(false);
    expect(isOfSampleOnly({ kind: 'origin', examined: 'pre-shipment sample' })).toBe(false);
  });
});
