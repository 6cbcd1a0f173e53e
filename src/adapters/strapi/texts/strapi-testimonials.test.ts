import { describe, expect, it } from 'vitest';
import { aNetwork, json, listOf } from '../../../../test/builders/a-network';
import { aProblemLog } from '../../../../test/builders/a-problem-log';
import type { Testimonials } from '../../../application/ports/testimonials';
import { strapiClient } from '../http/strapi-client';
import { strapiTestimonials } from './strapi-testimonials';

const DEFAULTS: Testimonials = {
  all: async () => [
    {
      id: 'shipped',
      name: 'Amina',
      text: 'Shipped with the site.',
      portrait: 'tears',
      photograph: null,
      colour: 'sand',
      sample: true,
    },
  ],
};

const wire = (documentId: string, fields: object = {}) => ({
  documentId,
  name: 'Hodan',
  text: 'It smells of rain.',
  portrait: 'burner',
  colour: 'clay',
  sample: false,
  position: 1,
  ...fields,
});

function reading() {
  const log = aProblemLog();
  const client = strapiClient({ host: 'https://cms.example', token: '' });
  return { log, all: () => strapiTestimonials(client, log, DEFAULTS).all() };
}

const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);

describe('testimonials of a CMS', () => {
  it('testimonials of a CMS are requested without a sort and a filter, which a CMS might refuse', async () => {
    const { calls } = aNetwork(listOf([wire('a')]));
    expect(await reading().all()).toEqual([
      {
        id: 'a',
        name: 'Hodan',
        text: 'It smells of rain.',
        portrait: 'burner',
        photograph: null,
        colour: 'clay',
        sample: false,
      },
    ]);
    expect(calls.map(({ address, query }) => `${address}?${query}`)).toEqual([
      'https://cms.example/api/testimonials?populate=*&pagination[page]=1&pagination[pageSize]=100',
    ]);
  });

  it('testimonials of a CMS are sorted by position, then by id, and those without a position come last', async () => {
    aNetwork(
      listOf([wire('none', { position: null }), wire('c', { position: 2 }), wire('b'), wire('a')]),
    );
    expect(idsOf(await reading().all())).toEqual(['a', 'b', 'c', 'none']);
  });

  it('testimonials of a CMS are read from all pages', async () => {
    aNetwork(
      listOf([wire('a')], { page: 1, pageCount: 2, total: 2 }),
      listOf([wire('b', { position: 2 })], { page: 2, pageCount: 2, total: 2 }),
    );
    expect(idsOf(await reading().all())).toEqual(['a', 'b']);
  });

  it('testimonials of a CMS with a photograph have its picture', async () => {
    aNetwork(listOf([wire('a', { photograph: { url: '/uploads/h.jpg', width: 9, height: 9 } })]));
    const [first] = await reading().all();
    expect(first?.photograph?.url).toBe('https://cms.example/uploads/h.jpg');
  });

  it('testimonials of a CMS are samples with a default portrait and colour where the CMS has no valid values', async () => {
    aNetwork(listOf([wire('a', { sample: null, colour: 'pink', portrait: 7, photograph: 'x' })]));
    const [first] = await reading().all();
    expect(first).toMatchObject({
      sample: true,
      colour: 'forest',
      portrait: 'rosette',
      photograph: null,
    });
  });

  it.each([{ name: ' ' }, { text: null }, { documentId: '' }])(
    'testimonials of a CMS without %j are left out and reported',
    async (fields) => {
      aNetwork(listOf([wire('bad', fields), wire('good')]));
      const { log, all } = reading();
      expect(idsOf(await all())).toEqual(['good']);
      expect(log.problems).toEqual(['A testimonial could not be read and was left out']);
    },
  );

  it.each([
    ['has none', () => listOf([])],
    ['lacks the content type', () => json({ data: null, error: {} }, { status: 404 })],
    ['does not publish the content type', () => json({ data: null, error: {} }, { status: 403 })],
  ])('testimonials of a CMS are those of the site when the CMS %s', async (_, answer) => {
    aNetwork(answer());
    const { log, all } = reading();
    expect(idsOf(await all())).toEqual(['shipped']);
    expect(log.problems).toEqual([]);
  });

  it('testimonials of a CMS are not replaced by those of the site when the CMS fails', async () => {
    aNetwork(json({ data: null, error: {} }, { status: 500 }));
    await expect(reading().all()).rejects.toMatchObject({ kind: 'internal-server-error' });
  });
});
