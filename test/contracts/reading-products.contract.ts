import { describe, expect, it } from 'vitest';
import { type ProductId, productSummary } from '../../src/domain/catalogue/product';
import type { ReadableCatalogue } from './target';

export const NOBODY = 'aaaaaaaaaaaaaaaaaaaaaaaa' as ProductId;

/**
 * Removes the time of the last change from a product before a comparison. Publishing a product
 * changes that time, so the response to its creation may contain an earlier one.
 */
const unstamped = <Stamped extends { readonly changedAt: unknown }>({
  changedAt: _,
  ...rest
}: Stamped) => rest;

export function readingProducts(subject: () => ReadableCatalogue) {
  describe('reading', () => {
    it('the product catalogue lists its products, oldest first, with every field as it was stored', async () => {
      const { catalogue, held } = subject();
      const ids = new Set(held.map(({ id }) => id));
      const listed = await catalogue.list();
      expect(listed.filter(({ id }) => ids.has(id)).map(unstamped)).toEqual(
        held.map(productSummary).map(unstamped),
      );
    });

    it('the product catalogue lists only the first products when a limit is given', async () => {
      const { catalogue } = subject();
      expect(await catalogue.list({ limit: 4 })).toEqual((await catalogue.list()).slice(0, 4));
    });

    it('the product catalogue finds a product by its id, with every field as it was stored', async () => {
      const { catalogue, held } = subject();
      const [first] = held;
      const found = first && (await catalogue.byId(first.id));
      expect(found && unstamped(found)).toEqual(first && unstamped(first));
    });

    it('the product catalogue returns null for an unknown id', async () => {
      await expect(subject().catalogue.byId(NOBODY)).resolves.toBeNull();
    });

    it.each(['', '.', '..'])(
      'the product catalogue returns null for an id that no document can have: "%s"',
      async (id) => {
        await expect(subject().catalogue.byId(id as ProductId)).resolves.toBeNull();
      },
    );

    it('the product catalogue rejects a request that is already aborted', async () => {
      const { catalogue } = subject();
      const left = { signal: AbortSignal.abort() };
      const failure = { name: 'ContentError', kind: 'aborted', message: 'Request aborted' };
      await expect(catalogue.list(left)).rejects.toMatchObject(failure);
      await expect(catalogue.byId(NOBODY, left)).rejects.toMatchObject(failure);
      await expect(catalogue.search({}, left)).rejects.toMatchObject(failure);
      await expect(catalogue.count({}, left)).rejects.toMatchObject(failure);
      await expect(catalogue.priceRange(left)).rejects.toMatchObject(failure);
    });

    it('the product catalogue rejects a request that is aborted before the answer arrives', async () => {
      const controller = new AbortController();
      const read = subject().catalogue.list({ signal: controller.signal });
      controller.abort();
      await expect(read).rejects.toThrow('Request aborted');
    });
  });
}
