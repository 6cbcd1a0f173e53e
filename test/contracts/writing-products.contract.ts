import { describe, expect, it } from 'vitest';
import type { PictureId } from '../../src/application/ports/picture-library';
import type { ProductDraft } from '../../src/application/ports/product-catalogue';
import { EMPTY_PRODUCT } from '../../src/domain/catalogue/product';
import { aProductDraft } from '../builders/a-product-draft';
import { NOBODY } from './reading-products.contract';
import type { WritableCatalogue } from './target';

/** Parses a draft from JSON, so that a test can use values that the type checker would reject. */
const untyped = (json: string): Partial<ProductDraft> => JSON.parse(json);

export function writingProducts(subject: () => WritableCatalogue) {
  describe('creating', () => {
    it('creating a product keeps every field, and returns the picture with its alternative text', async () => {
      const { catalogue, picture } = subject();
      const draft = aProductDraft({
        title: 'Whole',
        description: 'First paragraph.\n\nSecond, with <b>markup</b> & 💧 and زيت.',
        price: 1234.5,
        rating: 4.2,
        volume: 'Bulk',
        picture,
        gallery: [picture],
        facts: [
          { label: 'Botanical name', value: 'Boswellia carteri' },
          { label: 'Notes', value: '"citrus"' },
        ],
        availability: 'Sold out',
        searchListing: { title: 'Searched', description: 'Found & <b>read</b>.', picture },
      });
      const created = await catalogue.create(draft);
      expect(created).toEqual({
        ...EMPTY_PRODUCT,
        ...draft,
        id: expect.stringMatching(/^\S+$/u),
        picture: expect.objectContaining({
          alt: 'Tears of resin',
          url: expect.stringMatching(/:/u),
        }),
        gallery: [created.picture],
        searchListing: { ...draft.searchListing, picture: created.picture },
        changedAt: created.changedAt,
      });
      expect(await catalogue.byId(created.id)).toEqual(created);
    });

    it('a product can be created with only the required fields', async () => {
      const least = aProductDraft({
        title: 'L',
        description: '',
        price: 0,
        rating: null,
        volume: null,
      });
      const { id, changedAt, ...rest } = await subject().catalogue.create(least);
      const { changedAt: _, ...empty } = EMPTY_PRODUCT;
      expect(rest).toEqual({ ...empty, ...least });
      expect(await subject().catalogue.byId(id)).toEqual({ id, changedAt, ...rest });
    });

    it('creating a product keeps markup in a title as plain text', async () => {
      const title = '<script>alert(1)</script>';
      await expect(subject().catalogue.create(aProductDraft({ title }))).resolves.toMatchObject({
        title,
      });
    });
  });

  describe('refusing', () => {
    const wrong: readonly (readonly [string, Partial<ProductDraft>, RegExp])[] = [
      ['a rating above 5', { rating: 5.1 }, /rating/iu],
      ['a rating below 0', { rating: -1 }, /rating/iu],
      ['a price below 0', { price: -0.01 }, /price/iu],
      ['an empty title', { title: '' }, /title/iu],
      ['an unknown volume', untyped('{"volume":"Five ml"}'), /volume/iu],
      ['an unknown availability', untyped('{"availability":"Soon"}'), /availability/iu],
      [
        'a search title that is too long',
        { searchListing: { title: 'x'.repeat(61), description: '', picture: null } },
        /search/iu,
      ],
      [
        'a search description that is too long',
        { searchListing: { title: '', description: 'x'.repeat(156), picture: null } },
        /search/iu,
      ],
      ['a price that is not a number', untyped('{"price":"dear"}'), /price/iu],
      [
        'a picture that is not in the library',
        { picture: 'no-such-picture' as PictureId },
        /picture|image/iu,
      ],
    ];

    it.each(wrong)(
      'the product catalogue does not create a product with %s, and names the field',
      async (_, given, field) => {
        const { catalogue } = subject();
        const title = 'Refused';
        await expect(catalogue.create(aProductDraft({ title, ...given }))).rejects.toMatchObject({
          name: 'ContentError',
          kind: 'bad-request',
          message: 'Bad Request',
          status: 400,
          body: expect.stringMatching(field),
        });
        await expect(catalogue.count({ titles: [title] })).resolves.toBe(0);
      },
    );

    it('the product catalogue leaves a product unchanged when an update is invalid', async () => {
      const { catalogue } = subject();
      const before = await catalogue.create(aProductDraft({ title: 'Steady' }));
      const change = catalogue.update(before.id, { title: 'Shaken', rating: 9 });
      await expect(change).rejects.toMatchObject({ kind: 'bad-request', status: 400 });
      expect(await catalogue.byId(before.id)).toEqual(before);
    });
  });

  describe('updating', () => {
    it('updating a product changes the given fields and keeps the others', async () => {
      const { catalogue, picture } = subject();
      const facts = [{ label: 'Notes', value: 'citrus' }];
      const before = await catalogue.create(
        aProductDraft({ title: 'Kept', picture, gallery: [picture], facts }),
      );
      const after = await catalogue.update(before.id, { price: 99.95, description: '' });
      expect(after).toEqual({
        ...before,
        price: 99.95,
        description: '',
        changedAt: after?.changedAt,
      });
      expect(await catalogue.byId(before.id)).toEqual(after);
    });

    it('updating a product clears the fields that are given as null or as an empty list', async () => {
      const { catalogue, picture } = subject();
      const facts = [{ label: 'Notes', value: 'citrus' }];
      const searchListing = { title: 'Searched', description: 'Found.', picture };
      const { id } = await catalogue.create(
        aProductDraft({
          picture,
          gallery: [picture],
          facts,
          availability: 'Sold out',
          searchListing,
        }),
      );
      const { title: _, description: __, price: ___, changedAt: ____, ...empty } = EMPTY_PRODUCT;
      const nothing = { ...empty, picture: null, gallery: [], searchListing: null };
      await expect(catalogue.update(id, nothing)).resolves.toMatchObject(nothing);
      expect(await catalogue.byId(id)).toMatchObject(nothing);
    });

    it('updating a product replaces all facts and the whole gallery with the given ones', async () => {
      const { catalogue, picture } = subject();
      const { id } = await catalogue.create(
        aProductDraft({ facts: [{ label: 'Notes', value: 'citrus' }], gallery: [] }),
      );
      const facts = [{ label: 'Origin', value: 'Somalia' }];
      const after = await catalogue.update(id, { facts, gallery: [picture] });
      expect(after).toMatchObject({ facts, gallery: [{ alt: 'Tears of resin' }] });
    });

    it('updating a product changes no field when none is given', async () => {
      const { catalogue } = subject();
      const before = await catalogue.create(aProductDraft({ title: 'Untouched' }));
      const after = await catalogue.update(before.id, {});
      expect(after).toEqual({ ...before, changedAt: after?.changedAt });
    });

    it('updating a product keeps its position in a list', async () => {
      const { catalogue } = subject();
      const titles = ['Placed one', 'Placed two'];
      const first = await catalogue.create(aProductDraft({ title: 'Placed one' }));
      await catalogue.create(aProductDraft({ title: 'Placed two' }));
      await catalogue.update(first.id, { price: 1 });
      const { items } = await catalogue.search({ titles });
      expect(items.map(({ title }) => title)).toEqual(titles);
    });

    it('updating a product returns null for an unknown id', async () => {
      await expect(subject().catalogue.update(NOBODY, { price: 1 })).resolves.toBeNull();
    });
  });

  describe('removing', () => {
    it('the product catalogue removes a product, and a second removal causes no error', async () => {
      const { catalogue } = subject();
      const { id } = await catalogue.create(aProductDraft({ title: 'Gone' }));
      await expect(catalogue.remove(id)).resolves.toBeUndefined();
      expect(await catalogue.byId(id)).toBeNull();
      expect(await catalogue.count({ titles: ['Gone'] })).toBe(0);
      expect(await catalogue.update(id, { price: 1 })).toBeNull();
      await expect(catalogue.remove(id)).resolves.toBeUndefined();
    });

    it('removing a product with an unknown id causes no error', async () => {
      await expect(subject().catalogue.remove(NOBODY)).resolves.toBeUndefined();
    });
  });

  it('the product catalogue shows readers no unpublished product', async ({ skip }) => {
    const { catalogue, storeUnpublished } = subject();
    if (storeUnpublished === undefined) return skip('it has no drafts');
    const titles = ['Not yet'];
    const id = await storeUnpublished(aProductDraft({ title: 'Not yet', rating: 5 }));
    expect(await catalogue.byId(id)).toBeNull();
    expect(await catalogue.count({ titles })).toBe(0);
    expect((await catalogue.search({ titles, sort: 'rating' })).items).toEqual([]);
    const listed = await catalogue.list({ limit: 100 });
    expect(listed.filter((product) => product.id === id)).toEqual([]);
    await catalogue.remove(id);
  });
}
