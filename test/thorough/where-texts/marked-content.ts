import { SITE_DETAILS } from '../../../src/adapters/embedded/embedded-site-details';
import { PAGE_TEXTS } from '../../../src/adapters/embedded/page-texts';
import { inMemoryBlog } from '../../../src/adapters/in-memory/in-memory-blog';
import { inMemoryLawPages } from '../../../src/adapters/in-memory/in-memory-law-pages';
import { inMemoryProductCatalogue } from '../../../src/adapters/in-memory/in-memory-product-catalogue';
import type { ContentPorts } from '../../../src/application/content/content-types';
import { QUESTION_GROUPS } from '../../../src/domain/questions/question';
import type { PageTextsName } from '../../../src/domain/texts/page-texts';
import { type TextField, textFields, withTexts } from '../../../src/domain/texts/text-fields';
import { aLawPage } from '../../builders/a-law-page';
import { aPicture } from '../../builders/a-picture';
import { aPost } from '../../builders/a-post';
import { aProduct } from '../../builders/a-product';

/**
 * Returns the mark of a field of the CMS, for example `‹home.heroHeadline›`, which replaces the
 * text of the field.
 */
const mark = (type: string, field: string) => `‹${type}.${field}›`;

const MARK = /‹(?<field>[\w.-]+)›/gu;

/** Fields whose format does not allow a mark, each with a value that occurs nowhere else. */
const WITHOUT_MARK = {
  'site.email': 'marked@site.example',
  'site.telephone': '+44 20 7946 0999',
  'site.whatsApp': '+44 20 7946 0888',
} as const;

/** Returns the fields whose marks a text contains, and the text without these marks. */
export function fieldsIn(text: string): {
  readonly fields: readonly string[];
  readonly rest: string;
} {
  const fields = [...text.matchAll(MARK)].map(({ groups }) => groups?.['field'] ?? '');
  let rest = text.replaceAll(MARK, ' ');
  for (const [field, value] of Object.entries(WITHOUT_MARK)) {
    if (!rest.includes(value)) continue;
    fields.push(field);
    rest = rest.replaceAll(value, ' ');
  }
  return { fields, rest: rest.replaceAll(/\s+/gu, ' ').trim() };
}

/** Returns the text of a field, by its type and its path such as `footerLinks.label`. */
type TextOf = (type: string, path: string) => string;

const replaced = (type: string, path: string, { kind, example }: TextField, textOf: TextOf) => {
  if (kind === 'address') return example;
  return kind === 'text' ? textOf(type, path) : example.split('\n').map(() => textOf(type, path));
};

const oneRow = (type: string, name: string, row: readonly TextField[], textOf: TextOf) => [
  Object.fromEntries(
    row.map((field) => [field.name, replaced(type, `${name}.${field.name}`, field, textOf)]),
  ),
];

/**
 * Returns a text for each field of a single type, by the name of the field in the CMS.
 *
 * @param pictureOf returns the picture for a field that is one, from its description.
 */
export const fieldsOf = (
  type: PageTextsName,
  textOf: TextOf,
  pictureOf: (alt: string) => unknown = (alt) => aPicture({ alt }),
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    textFields(PAGE_TEXTS[type]).map((field) => {
      const { name } = field;
      if (field.kind === 'picture') return [name, pictureOf(textOf(type, name))];
      if (field.kind === 'rows') return [name, oneRow(type, name, field.row, textOf)];
      return [name, replaced(type, name, field, textOf)];
    }),
  );

/** The names of all fields of the page texts that contain words or a picture. */
export const TEXT_FIELDS = (Object.keys(PAGE_TEXTS) as PageTextsName[]).flatMap((type) =>
  textFields(PAGE_TEXTS[type]).flatMap((field) => {
    if (field.kind === 'address') return [];
    if (field.kind !== 'rows') return [`${type}.${field.name}`];
    return field.row
      .filter(({ kind }) => kind !== 'address')
      .map(({ name }) => `${type}.${field.name}.${name}`);
  }),
);

const of = (type: string) => (field: string) => mark(type, field);
const [site, product, post, law] = ['site', 'product', 'blog', 'law-page'].map(of) as [
  (field: string) => string,
  (field: string) => string,
  (field: string) => string,
  (field: string) => string,
];

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
      // A fact that no other product has, so that a comparison shows it as unknown for the others.
      { label: `${product('facts.label')} ${number}`, value: product('facts.value') },
      ...['First minute', 'A quarter hour', 'An hour on'].map((label) => ({
        label,
        value: product('facts.value'),
      })),
    ],
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
 * Content in which each text that can be edited in the CMS is the name of its field in guillemets, so
 * that a test finds where pages show it. `WITHOUT_MARK` has the fields that accept no such text.
 */
export const MARKED: Partial<ContentPorts> = {
  pageTexts: { of: async (name) => withTexts(PAGE_TEXTS[name], fieldsOf(name, mark)) },
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
      announcement: { text: site('announcement'), link: null, from: null, until: null },
      retentionMonths: { contact: 24, wholesale: 24 },
    }),
  },
  productCatalogue: inMemoryProductCatalogue(
    [
      aMarkedProduct(1, 'Boswellia carterii'),
      aMarkedProduct(2, 'Boswellia frereana'),
      { ...aMarkedProduct(3, 'Boswellia sacra'), price: null, rating: null, volume: 'Bulk' },
      { ...aMarkedProduct(4, 'Boswellia sacra'), description: '' },
      aMarkedProduct(5, 'Boswellia sacra'),
      aMarkedProduct(6, 'Boswellia sacra'),
      aMarkedProduct(7, 'Boswellia sacra'),
      aMarkedProduct(8, 'Boswellia sacra'),
    ],
    () => null,
  ),
  blog: inMemoryBlog(
    [{ ...aMarkedPost(1), body: [] }, ...[2, 3, 4, 5].map(aMarkedPost)],
    () => null,
    () => '',
  ),
  lawPages: inMemoryLawPages([
    aLawPage({ id: 'imprint', kind: 'imprint', title: law('Title'), text: law('text') }),
  ]),
  testimonials: {
    all: async () => [
      {
        id: 'one',
        name: mark('testimonial', 'name'),
        text: mark('testimonial', 'text'),
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
        question: mark('question', 'question'),
        answer: [mark('question', 'answer')],
      })),
  },
};

/** A site without published products and posts. */
export const NOTHING_PUBLISHED: Partial<ContentPorts> = {
  productCatalogue: inMemoryProductCatalogue([], () => null),
  blog: inMemoryBlog(
    [],
    () => null,
    () => '',
  ),
};

/** The fields of the single type *Site* that contain words. */
export const SITE_FIELDS = [
  ...['name', 'line', 'tagline', 'email', 'telephone', 'region', 'whatsApp', 'legalName'],
  ...['postalAddress', 'registerNumber', 'taxNumber', 'maker', 'euResponsible', 'orderNote'],
  'announcement',
].map((field) => `site.${field}`);
