import type { Schema, UID } from '@strapi/strapi';
import { forTextTypes, type TextsUid } from '../page-texts/text-types';
import { KINDS, type Kind, type KindName } from './field-kinds';

/**
 * This file lists what a caller without a full-access token may query: the fields to filter by, to
 * sort by and to select, and the relations to populate, within the limits of `limits.ts`. A query
 * for anything else is refused with 400, and no response contains anything else.
 */

/** How one populated relation or component may be queried. */
export interface Part {
  readonly fields?: readonly string[];
  readonly populate?: Readonly<Record<string, Part>>;
  /** Rules for the components of a dynamic zone, by component name. */
  readonly on?: Readonly<Record<string, Part>>;
}

export type Action = 'find' | 'findOne' | 'create' | 'update' | 'delete';
export type Parameter =
  | 'fields'
  | 'filters'
  | 'locale'
  | 'pagination'
  | 'populate'
  | 'sort'
  | 'status';

/** The allowed queries of one content type. */
export interface Row {
  readonly parameters: Readonly<Record<Action, readonly Parameter[]>>;
  readonly fields: Readonly<Record<string, KindName>>;
  readonly populate: Readonly<Record<string, Part>>;
}

/** A `Row` in which TypeScript accepts only attributes of the schema of `Type`. */
interface RowOf<Type extends UID.ContentType> {
  readonly parameters: Row['parameters'];
  readonly fields: Partial<Record<'id' | 'documentId' | Schema.AttributeNames<Type>, KindName>>;
  readonly populate: Partial<Record<Schema.AttributeNames<Type>, Part>>;
}

const ENTRY = { id: 'row', documentId: 'id', createdAt: 'moment', updatedAt: 'moment' } as const;
const PUBLISHED = { ...ENTRY, publishedAt: 'moment' } as const;

/** What search engines show of a product or a post, if an editor wrote it. */
const SEARCH_LISTING = { searchTitle: 'unfiltered', searchDescription: 'unfiltered' } as const;

/**
 * The fields of a file that may be selected. `related` is not one of them, because it would reveal
 * every entry that uses the file, drafts included.
 */
const MEDIA = {
  fields: [
    'id',
    'documentId',
    'name',
    'alternativeText',
    'caption',
    'focalPoint',
    'width',
    'height',
    'formats',
    'ext',
    'mime',
    'size',
    'url',
  ],
};
/** The fields that a response contains for each smaller size in `formats`. */
export const FORMAT_FIELDS = ['name', 'ext', 'mime', 'width', 'height', 'size', 'url'];

const READING = {
  find: ['fields', 'filters', 'locale', 'pagination', 'populate', 'sort'],
  findOne: ['fields', 'locale', 'populate'],
  // Only custom API tokens with the right to write can use the following actions. On create and
  // update, `status` selects the draft or the published version.
  create: ['fields', 'locale', 'populate', 'status'],
  update: ['fields', 'locale', 'populate', 'status'],
  delete: ['locale'],
} satisfies Row['parameters'];

/** The words of pages are read whole, without filters. */
const TEXTS = forTextTypes<Row>(({ fields, rows }) => ({
  parameters: READING,
  fields: { ...ENTRY, ...Object.fromEntries(fields.map((name) => [name, 'unfiltered'])) },
  populate: Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, { fields: ['id', ...row] }]),
  ),
}));

export const QUERY_ALLOWLIST = {
  'api::product.product': {
    parameters: READING,
    fields: {
      ...PUBLISHED,
      Title: 'title',
      Description: 'prose',
      Price: 'number',
      Rating: 'number',
      Volume: 'choice',
      availability: 'unfiltered',
      ...SEARCH_LISTING,
    },
    populate: {
      productimage: MEDIA,
      gallery: MEDIA,
      searchPicture: MEDIA,
      facts: { fields: ['id', 'label', 'value'] },
    },
  },
  'api::blog.blog': {
    parameters: READING,
    fields: {
      ...PUBLISHED,
      Title: 'title',
      Description: 'prose',
      publishedOn: 'day',
      topics: 'prose',
      ...SEARCH_LISTING,
    },
    populate: {
      blogimg: MEDIA,
      searchPicture: MEDIA,
      Body: {
        on: {
          'blog-body.text': { fields: ['id', 'body'] },
          'blog-body.quote': { fields: ['id', 'text', 'author'] },
          'blog-body.picture': { fields: ['id', 'alt', 'caption'], populate: { image: MEDIA } },
        },
      },
    },
  },
  'api::testimonial.testimonial': {
    parameters: READING,
    fields: {
      ...PUBLISHED,
      name: 'unfiltered',
      text: 'unfiltered',
      portrait: 'unfiltered',
      colour: 'unfiltered',
      sample: 'unfiltered',
      position: 'unfiltered',
    },
    populate: { photograph: MEDIA },
  },
  'api::question.question': {
    parameters: READING,
    fields: {
      ...PUBLISHED,
      question: 'unfiltered',
      answer: 'unfiltered',
      group: 'unfiltered',
      position: 'unfiltered',
    },
    populate: {},
  },
  'api::law-page.law-page': {
    parameters: READING,
    fields: {
      ...PUBLISHED,
      Title: 'title',
      kind: 'unfiltered',
      address: 'unfiltered',
      text: 'unfiltered',
      inForceFrom: 'unfiltered',
    },
    populate: {},
  },
  'api::redirect.redirect': {
    parameters: READING,
    fields: { ...PUBLISHED, from: 'unfiltered', to: 'unfiltered' },
    populate: {},
  },
  'api::site.site': {
    parameters: READING,
    fields: {
      ...ENTRY,
      name: 'unfiltered',
      line: 'unfiltered',
      tagline: 'unfiltered',
      email: 'unfiltered',
      telephone: 'unfiltered',
      region: 'unfiltered',
      copyrightYear: 'unfiltered',
      announcement: 'unfiltered',
      announcementLink: 'unfiltered',
      announcementFrom: 'unfiltered',
      announcementUntil: 'unfiltered',
      retentionContactMonths: 'unfiltered',
      retentionWholesaleMonths: 'unfiltered',
    },
    populate: { socialPages: { fields: ['id', 'network', 'address'] } },
  },
  // Visitors may only create enquiries. A custom API token with the right to read enquiries may
  // page through them and sort them, but not filter them.
  'api::enquiry.enquiry': {
    parameters: { find: ['pagination', 'sort'], findOne: [], create: [], update: [], delete: [] },
    fields: {
      ...ENTRY,
      kind: 'unfiltered',
      name: 'unfiltered',
      email: 'unfiltered',
      company: 'unfiltered',
      message: 'unfiltered',
      product: 'unfiltered',
      productTitle: 'unfiltered',
      volume: 'unfiltered',
      state: 'unfiltered',
      note: 'unfiltered',
    },
    populate: {},
  },
  // The content type Order contains the manual order of the products. Only callers with full access
  // may query it, because it lists drafts too.
  'api::order.order': {
    parameters: { find: [], findOne: [], create: [], update: [], delete: [] },
    fields: ENTRY,
    populate: {},
  },
  ...TEXTS,
} satisfies { [Type in UID.ContentType]?: RowOf<Type> } & Record<TextsUid, Row>;

export type QueryableType = keyof typeof QUERY_ALLOWLIST;

/** Returns the kind of a field that may be queried, and undefined for any other field. */
export const kindOf = ({ fields }: Row, name: string): Kind | undefined => {
  const kind = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return kind && KINDS[kind];
};
