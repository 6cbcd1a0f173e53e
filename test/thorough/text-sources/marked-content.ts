import { SITE_DETAILS } from '../../../src/adapters/embedded/embedded-site-details';
import { inMemoryBatches } from '../../../src/adapters/in-memory/in-memory-batches';
import { inMemoryBlog } from '../../../src/adapters/in-memory/in-memory-blog';
import { inMemoryLawPages } from '../../../src/adapters/in-memory/in-memory-law-pages';
import { inMemoryProductCatalogue } from '../../../src/adapters/in-memory/in-memory-product-catalogue';
import type { ContentPorts } from '../../../src/application/content-types/content-types';
import type { ProductId } from '../../../src/domain/catalogue/product';
import { QUESTION_GROUPS } from '../../../src/domain/questions/question';
import { aBatch } from '../../builders/a-batch';
import { aLawPage } from '../../builders/a-law-page';
import { aPicture } from '../../builders/a-picture';
import { aPost } from '../../builders/a-post';
import { aProduct } from '../../builders/a-product';
import { aProductLabel } from '../../builders/a-product-label';
import { pageTextsWith } from './fields-of';
import { mark, WITHOUT_MARK } from './marks';

const of = (type: string) => (field: string) => mark(type, field);
const site = of('site');
const product = of('product');
const post = of('blog');
const law = of('law-page');
const batch = of('batch');
const testimonial = of('testimonial');
const question = of('question');

const listingOf = (of: (field: string) => string) => ({
  title: of('searchTitle'),
  description: of('searchDescription'),
  picture: null,
});

const aMarkedProduct = (number: number, species: string) =>
  aProduct({
    id: `product-${number}`,
    // Adds a number, because the site treats products with the same title as sizes of one oil.
    title: `${product('Title')} ${number}`,
    description: `${product('Description')}. ${product('Description')}.\n\n${product('Description')}.`,
    picture: aPicture(),
    availability: 'On request',
    facts: [
      { label: 'Botanical name', value: species },
      { label: product('facts.label'), value: product('facts.value') },
      // Only this product has this fact, so a comparison shows it as unknown for other products.
      { label: `${product('facts.label')} ${number}`, value: product('facts.value') },
      ...['First minute', 'A quarter hour', 'An hour on'].map((label) => ({
        label,
        value: product('facts.value'),
      })),
    ],
    label: aProductLabel({
      botanicalName: product('label.botanicalName'),
      plantPart: product('label.plantPart'),
      method: product('label.method'),
      inci: product('label.inci'),
      allergens: product('label.allergens'),
      hazards: [product('label.hazards')],
      precautions: [product('label.precautions')],
    }),
  });

const aMarkedPost = (day: number) =>
  aPost({
    id: `post-${day}`,
    title: post('Title'),
    description: post('Description'),
    topics: [post('Topics')],
    createdAt: new Date(Date.UTC(2025, 2, day)).toISOString(),
    body: [
      {
        kind: 'markdown',
        key: 'a',
        markdown: Array(4)
          .fill(`## ${post('blogbody')}\n\n${post('blogbody')}`)
          .join('\n\n'),
      },
    ],
  });

/**
 * Content in which each text that can be edited in the CMS is the name of its field in guillemets,
 * so that a test finds where pages show it. `WITHOUT_MARK` has the fields that accept no such text.
 */
export const MARKED = {
  pageTexts: pageTextsWith(mark),
  siteDetails: {
    get: async () => ({
      ...SITE_DETAILS,
      name: site('name'),
      line: site('line'),
      tagline: site('tagline'),
      contact: {
        email: WITHOUT_MARK['site.email'],
        telephone: WITHOUT_MARK['site.telephone'],
        region: site('region'),
      },
      whatsApp: WITHOUT_MARK['site.whatsApp'],
      legalName: site('legalName'),
      postalAddress: site('postalAddress'),
      registerNumber: site('registerNumber'),
      taxNumber: site('taxNumber'),
      maker: site('maker'),
      euResponsible: site('euResponsible'),
      orderNote: site('orderNote'),
      announcement: {
        text: site('announcement'),
        link: WITHOUT_MARK['site.announcementLink'],
        from: null,
        until: null,
      },
      social: [
        { network: 'YouTube', address: WITHOUT_MARK['site.socialPages.address'] },
        { network: 'Instagram', address: null },
      ],
      copyrightYear: Number(WITHOUT_MARK['site.copyrightYear']),
      retentionMonths: { contact: 24, wholesale: 24 },
    }),
  },
  productCatalogue: inMemoryProductCatalogue(
    [
      aMarkedProduct(1, 'Boswellia carterii'),
      aMarkedProduct(2, 'Boswellia frereana'),
      {
        ...aMarkedProduct(3, 'Boswellia sacra'),
        price: null,
        rating: null,
        volume: 'Bulk',
        searchListing: listingOf(product),
      },
      { ...aMarkedProduct(4, 'Boswellia sacra'), description: '' },
      aMarkedProduct(5, 'Boswellia sacra'),
      aMarkedProduct(6, 'Boswellia sacra'),
      aMarkedProduct(7, 'Boswellia sacra'),
      aMarkedProduct(8, 'Boswellia sacra'),
    ],
    () => null,
  ),
  blog: inMemoryBlog(
    [
      { ...aMarkedPost(1), body: [], searchListing: listingOf(post) },
      ...[2, 3, 4, 5].map(aMarkedPost),
    ],
    () => null,
    () => '',
  ),
  lawPages: inMemoryLawPages([
    aLawPage({ id: 'imprint', kind: 'imprint', title: law('Title'), text: law('text') }),
  ]),
  batches: inMemoryBatches([
    aBatch({ id: 'SN-2', material: batch('material'), products: ['product-1' as ProductId] }),
    aBatch({
      id: 'SN-1',
      state: 'recalled',
      isSample: true,
      material: batch('material'),
      botanicalName: batch('botanicalName'),
      harvestSeason: 'dayr',
      harvestYear: 2025,
      region: batch('region'),
      method: batch('method'),
      quantity: batch('quantity'),
      bestBefore: '2029-02-08',
      laboratory: batch('laboratory'),
      accreditation: batch('accreditation'),
      analysedOn: '2026-02-24',
      recallNotice: batch('recallNotice'),
      components: [
        {
          name: batch('components.name'),
          cas: '80-56-8',
          percent: 38.2,
          range: batch('components.range'),
          isAllergen: true,
        },
      ],
      properties: [
        {
          name: batch('properties.name'),
          value: batch('properties.value'),
          unit: batch('properties.unit'),
          range: batch('properties.range'),
        },
      ],
      documents: [
        { kind: 'analysis', date: '2026-02-24', names: 'SN-1', examined: 'this batch', file: null },
      ],
      products: ['product-2' as ProductId],
    }),
  ]),
  testimonials: {
    all: async () => [
      {
        id: 'one',
        name: testimonial('name'),
        text: testimonial('text'),
        portrait: 'tears',
        photograph: null,
        colour: 'honey',
        sample: true,
      },
    ],
  },
  questions: {
    all: async () =>
      QUESTION_GROUPS.map((group, position) => ({
        id: `question-${position}`,
        group,
        position,
        question: question('question'),
        answer: [question('answer')],
      })),
  },
} satisfies Partial<ContentPorts>;

/** A site without published products and posts. */
export const NOTHING_PUBLISHED: Partial<ContentPorts> = {
  productCatalogue: inMemoryProductCatalogue([], () => null),
  blog: inMemoryBlog(
    [],
    () => null,
    () => '',
  ),
};
