import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LawPages } from '../../src/application/ports/law-pages';
import type { LawPage, LawPageId } from '../../src/domain/legal/law-page';
import { aLawPage } from '../builders/a-law-page';

/** An implementation to which the contract tests apply. `open` creates it with the given pages. */
export interface LawPagesTarget {
  readonly name: string;
  open(
    pages: readonly LawPage[],
  ): Promise<{ readonly lawPages: LawPages; readonly close?: () => Promise<void> }>;
}

const PAGES = [
  aLawPage({ id: 'returns', kind: 'delivery-and-returns', title: 'Delivery and returns' }),
  aLawPage({ id: 'terms-of-sale', kind: 'terms', title: 'Terms of sale' }),
  aLawPage({ id: 'privacy', inForceFrom: '2026-03-12', text: '## Rights\n\nYours.' }),
  aLawPage({ id: 'imprint', kind: 'imprint', title: 'Imprint' }),
  aLawPage({ id: 'terms-of-use', kind: 'terms', title: 'Terms of use' }),
];

export function lawPagesContract({ name, open }: LawPagesTarget) {
  describe(`law pages of ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeEach(async () => {
      opened = await open(PAGES);
    });
    afterEach(() => opened.close?.());

    it('law pages are listed on one page, by kind and then by address', async () => {
      const { items, total, pageCount } = await opened.lawPages.search({ page: 1 });
      expect(items.map(({ id }) => id)).toEqual([
        'privacy',
        'imprint',
        'terms-of-sale',
        'terms-of-use',
        'returns',
      ]);
      expect({ total, pageCount }).toEqual({ total: 5, pageCount: 1 });
      expect(items[0]).not.toHaveProperty('text');
      expect((await opened.lawPages.search({ page: 2 })).items).toEqual([]);
    });

    it('law pages are read by their address', async () => {
      const {
        changedAt: _,
        mediaBaseUrl: __,
        ...page
      } = (await opened.lawPages.byId('privacy' as LawPageId)) as LawPage;
      expect(page).toEqual({
        id: 'privacy',
        title: 'Privacy',
        kind: 'privacy',
        text: '## Rights\n\nYours.',
        inForceFrom: '2026-03-12',
      });
    });

    it.each(['gone', '', '..', 'Privacy', '\ud800'])(
      'law pages are null for an unknown or invalid address: %j',
      async (id) => {
        expect(await opened.lawPages.byId(id as LawPageId)).toBeNull();
      },
    );
  });
}
