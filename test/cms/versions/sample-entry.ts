import { attributesOf, SCHEMAS } from '../../contracts/cms-schemas';

type Attribute = ReturnType<typeof attributesOf>[string] & {
  readonly target?: string;
  readonly allowedTypes?: readonly string[];
  readonly private?: boolean;
};

/**
 * The inputs of `entryOf`: which of two sample entries it returns, and the ids of two pictures, of
 * two PDFs and of two documents of each type, to which the entry can refer.
 */
export interface Samples {
  /** Selects one of two sample entries that differ in every field. */
  readonly n: 0 | 1;
  readonly pictures: readonly [number, number];
  readonly pdfs: readonly [number, number];
  readonly documents: (type: string) => readonly [string, string];
}

// Values for text fields with a `regex` in their schema. The first value that matches is used.
const MATCHING = (n: number) => [
  `+44 20 7946 012${n}`,
  `https://example.com/page-${n}`,
  `/page-${n}`,
  `page-${n}`,
  `80-56-${n}`,
  `GHS0${n + 1}`,
  `9638507${n}`,
];

/** Values by `type.field`, for fields that the CMS checks by rules outside their schemas, too. */
const CHECKED: Readonly<Record<string, (n: number) => string>> = {
  // Both sample entries have the same batch number: the number of a published batch cannot change,
  // and the documents of the batch name it.
  'batch.Title': () => 'SN-2026-014',
  'batch.document.names': () => 'SN-2026-014',
  'redirect.from': (n) => `/old-page-${n}`,
  'redirect.to': (n) => `/new-page-${n}`,
  'site.announcementFrom': (n) => `203${n}-01-05T08:00:00.000Z`,
  'site.announcementUntil': (n) => `203${n}-01-06T08:00:00.000Z`,
};

const text = (name: string, { regex, maxLength = 255 }: Attribute, n: number) => {
  if (!regex) return `${n} ${name} of a harvest, “gathered” & dried`.slice(0, maxLength);
  const sample = MATCHING(n).find((one) => new RegExp(regex, 'u').test(one));
  if (sample) return sample;
  throw new Error(`Add a text to MATCHING that ${regex} accepts, for the field ${name}.`);
};

const inOrder = <T>([one, other]: readonly [T, T], n: number) => (n === 0 ? [one, other] : [other]);

const SAMPLES: Readonly<
  Record<string, (name: string, attribute: Attribute, samples: Samples) => unknown>
> = {
  string: (name, attribute, { n }) => text(name, attribute, n),
  text: (name, attribute, { n }) => text(name, attribute, n),
  richtext: (_, __, { n }) => `# Heading ${n}\n\n- *a* list\n\n<b>${n}</b>`,
  email: (_, __, { n }) => `hodan${n}@example.com`,
  uid: (name, _, { n }) => `${name.toLowerCase()}-${n}`,
  decimal: (_, __, { n }) => 3.25 + n,
  float: (_, __, { n }) => 3.25 + n,
  integer: (_, { min = 1 }, { n }) => min + n,
  boolean: (_, __, { n }) => n === 1,
  date: (_, __, { n }) => `2025-03-1${n}`,
  datetime: (_, __, { n }) => `2025-03-1${n}T08:30:00.000Z`,
  enumeration: (_, { enum: values = [] }, { n }) => values[n],
  json: (_, __, { n }) => ({ b: [n, null, { c: 'd' }], a: true }),
  media: (_, { multiple, allowedTypes = [] }, { n, pictures, pdfs }) => {
    const files = allowedTypes.includes('files') ? pdfs : pictures;
    return multiple ? inOrder(files, n) : files[n];
  },
  relation: (_, { target = '' }, { n, documents }) =>
    inOrder(documents(target.split('.')[1] ?? ''), n),
  component: (_, { component = '', repeatable }, samples) =>
    repeatable
      ? [0, 1].map((n) => entryOf(component, { ...samples, n: (samples.n ? 1 - n : n) as 0 | 1 }))
      : entryOf(component, samples),
  dynamiczone: (_, { components = [] }, samples) =>
    (samples.n === 0 ? components : components.toReversed()).map((component) => ({
      __component: component,
      ...entryOf(component, samples),
    })),
};

const writableFields = (type: string) =>
  Object.entries(attributesOf(type) as Record<string, Attribute>).filter(
    ([, attribute]) => attribute.private !== true,
  );

/** Returns values for every field that the API accepts of a content type or component. */
export const entryOf = (type: string, samples: Samples): Record<string, unknown> =>
  Object.fromEntries(
    writableFields(type).map(([name, attribute]) => {
      const sample = SAMPLES[attribute.type];
      if (!sample) throw new Error(`${type}.${name}: add a sample of type ${attribute.type}.`);
      return [name, CHECKED[`${type}.${name}`]?.(samples.n) ?? sample(name, attribute, samples)];
    }),
  );

/**
 * Returns the query that requests an entry from the API with all of its fields, relations and
 * components.
 */
export const everythingOf = (type: string) =>
  Object.entries(attributesOf(type))
    .flatMap(([name, { type: kind }]) => {
      if (kind === 'media' || kind === 'relation') return [`populate[${name}]=true`];
      if (kind === 'component' || kind === 'dynamiczone') return [`populate[${name}][populate]=*`];
      return [];
    })
    .join('&');

interface Schema {
  readonly kind?: string;
  readonly info: { readonly singularName: string; readonly pluralName: string };
  readonly options?: { readonly draftAndPublish?: boolean };
}
const schemaOf = (type: string) => SCHEMAS.get(type) as unknown as Schema;

export const isSingle = (type: string) => schemaOf(type).kind === 'singleType';
export const hasDrafts = (type: string) => schemaOf(type).options?.draftAndPublish === true;

/** Returns the path of a content type in the API, or of one of its documents. */
export const apiPath = (type: string, documentId = '') => {
  const { singularName, pluralName } = schemaOf(type).info;
  if (isSingle(type)) return `/api/${singularName}`;
  return `/api/${pluralName}${documentId && `/${documentId}`}`;
};
