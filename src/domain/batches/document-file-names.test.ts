import { expect, it } from 'vitest';
import { aBatch } from '../../../test/builders/a-batch';
import type { BatchDocument } from './batch';
import { documentFileNames } from './document-file-names';

const document = (kind: BatchDocument['kind']): BatchDocument => ({
  kind,
  date: null,
  names: 'SN-1',
  examined: 'this batch',
  file: null,
});

it('names files after the batch and the kind, and counts documents of one kind', () => {
  const documents = [
    document('analysis'),
    document('safety data sheet'),
    document('analysis'),
    document('analysis'),
  ];
  expect(documentFileNames(aBatch({ id: 'SN-1', documents }))).toEqual([
    'SN-1-analysis.pdf',
    'SN-1-safety-data-sheet.pdf',
    'SN-1-analysis-2.pdf',
    'SN-1-analysis-3.pdf',
  ]);
});
