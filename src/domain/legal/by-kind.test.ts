import { expect, it } from 'vitest';
import { aLawPage } from '../../../test/builders/a-law-page';
import { byKind } from './by-kind';

it('byKind sorts law pages in the order of their kinds, and pages of one kind by id', () => {
  const pages = [
    aLawPage({ id: 'terms', kind: 'terms' }),
    aLawPage({ id: 'privacy-b', kind: 'privacy' }),
    aLawPage({ id: 'imprint', kind: 'imprint' }),
    aLawPage({ id: 'privacy-a', kind: 'privacy' }),
  ];
  expect(pages.toSorted(byKind).map(({ id }) => id)).toEqual([
    'privacy-a',
    'privacy-b',
    'imprint',
    'terms',
  ]);
});
