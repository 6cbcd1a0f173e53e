import type { Schema, UID } from '@strapi/strapi';
import type { Form } from './values';

/**
 * What anyone without a full-access token may ask: which fields to filter, sort and select by, what to
 * populate, and how much of it. What is not in this table is refused with 400, and is in no answer either.
 */

/** Of one question. */
export const LIMITS = {
  /** Of everything behind the `?`, still encoded. */
  queryLength: 8192,
  parameters: 150,
  /** A field compared with something counts as one, each time. */
  conditions: 16,
  /** Conditions that read whole texts; the site asks for three at most, a text in two fields and a topic. */
  searches: 3,
  /** `$and` and `$or` inside each other. */
  groups: 3,
  /** Of a list in `$in` and `$notIn`. */
  values: 100,
  valueLength: 255,
  sorts: 3,
  /** Names in `fields` or `populate`. */
  names: 20,
  /** Of a number in `pagination`; pages hold at most `maxLimit` of config/api.js whatever is asked. */
  pageDigits: 6,
};

const EXISTS = ['$null', '$notNull'];
const EQUALS = ['$eq', '$ne', '$in', '$notIn'];
const COMPARES = ['$lt', '$lte', '$gt', '$gte', '$between'];
export const SEARCHES = ['$contains', '$containsi'];

/** A kind without operators is answered, and nothing more. */
export interface Kind {
  readonly value: Form;
  readonly operators: readonly string[];
  readonly sortable: boolean;
}

export const KINDS = {
  row: { value: 'integer', operators: EQUALS, sortable: true },
  id: { value: 'text', operators: [...EQUALS, '$lt', '$gt'], sortable: true },
  title: { value: 'text', operators: [...EQUALS, ...SEARCHES, ...EXISTS], sortable: true },
  prose: { value: 'text', operators: [...SEARCHES, ...EXISTS], sortable: false },
  choice: { value: 'text', operators: [...EQUALS, ...EXISTS], sortable: true },
  number: { value: 'number', operators: [...EQUALS, ...COMPARES, ...EXISTS], sortable: true },
  day: { value: 'day', operators: [...EQUALS, ...COMPARES, ...EXISTS], sortable: true },
  moment: { value: 'moment', operators: [...EQUALS, ...COMPARES, ...EXISTS], sortable: true },
  told: { value: 'text', operators: [], sortable: false },
} satisfies Record<string, Kind>;

type KindName = keyof typeof KINDS;

/** What may be said about one populated thing. */
export interface Part {
  readonly fields?: readonly string[];
  readonly populate?: Readonly<Record<string, Part>>;
  /** Of a dynamic zone: its components. */
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

/** Of one content type. */
export interface Row {
  readonly parameters: Readonly<Record<Action, readonly Parameter[]>>;
  readonly fields: Readonly<Record<string, KindName>>;
  readonly populate: Readonly<Record<string, Part>>;
}

/** A row names nothing that the schema of its type does not. */
interface RowOf<Type extends UID.ContentType> {
  readonly parameters: Row['parameters'];
  readonly fields: Partial<Record<'id' | 'documentId' | Schema.AttributeNames<Type>, KindName>>;
  readonly populate: Partial<Record<Schema.AttributeNames<Type>, Part>>;
}

const ENTRY = { id: 'row', documentId: 'id', createdAt: 'moment', updatedAt: 'moment' } as const;
const PUBLISHED = { ...ENTRY, publishedAt: 'moment' } as const;

/** Without `related`, which tells every entry that uses the file, drafts included. */
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
/** Of each smaller size in `formats`. */
export const FORMAT_FIELDS = ['name', 'ext', 'mime', 'width', 'height', 'size', 'url'];

const READING = {
  find: ['fields', 'filters', 'locale', 'pagination', 'populate', 'sort'],
  findOne: ['fields', 'locale', 'populate'],
  // For tokens that may write a little: who may write a type may also say whether it is a draft.
  create: ['fields', 'locale', 'populate', 'status'],
  update: ['fields', 'locale', 'populate', 'status'],
  delete: ['locale'],
} satisfies Row['parameters'];

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
    },
    populate: {
      productimage: MEDIA,
      gallery: MEDIA,
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
    },
    populate: {
      blogimg: MEDIA,
      Body: {
        on: {
          'blog-body.text': { fields: ['id', 'body'] },
          'blog-body.quote': { fields: ['id', 'text', 'author'] },
          'blog-body.picture': { fields: ['id', 'alt', 'caption'], populate: { image: MEDIA } },
        },
      },
    },
  },
  // Visitors may only send them. A token that may read them may leaf through them, and no more.
  'api::enquiry.enquiry': {
    parameters: { find: ['pagination', 'sort'], findOne: [], create: [], update: [], delete: [] },
    fields: {
      ...ENTRY,
      kind: 'told',
      name: 'told',
      email: 'told',
      company: 'told',
      message: 'told',
      product: 'told',
      productTitle: 'told',
      volume: 'told',
    },
    populate: {},
  },
  // For programs with full access alone: it lists drafts too.
  'api::order.order': {
    parameters: { find: [], findOne: [], create: [], update: [], delete: [] },
    fields: ENTRY,
    populate: {},
  },
} satisfies { [Type in UID.ContentType]?: RowOf<Type> };

export type QueryableType = keyof typeof QUERY_ALLOWLIST;

/** How a field may be asked about, if it may. */
export const kindOf = ({ fields }: Row, name: string): Kind | undefined => {
  const kind = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return kind && KINDS[kind];
};
