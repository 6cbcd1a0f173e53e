import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { aMediaWire } from '../builders/a-media-wire';

interface Attribute {
  readonly required?: boolean;
  readonly target?: string;
  readonly relation?: string;
  readonly private?: boolean;
  readonly type: string;
  readonly multiple?: boolean;
  readonly repeatable?: boolean;
  readonly component?: string;
  readonly components?: readonly string[];
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly regex?: string;
}
type Attributes = Readonly<Record<string, Attribute>>;

const SRC = join(import.meta.dirname, '../../cms/src');

interface CmsSchema {
  readonly collectionName: string;
  /** `pluralName` is missing in a component, because components have no list in the API. */
  readonly info: { readonly displayName: string; readonly pluralName?: string };
  readonly attributes: Attributes;
}

/** Every content type by its name and every component by its uid: `product`, `product.fact`. */
export const SCHEMAS: ReadonlyMap<string, CmsSchema> = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => {
      const folder = dirname(path);
      const isType = basename(path) === 'schema.json';
      const name = isType ? basename(folder) : `${basename(folder)}.${basename(path, '.json')}`;
      return [name, JSON.parse(readFileSync(join(SRC, path), 'utf8'))];
    }),
);

export const attributesOf = (name: string): Attributes => SCHEMAS.get(name)?.attributes ?? {};

/**
 * The fields of a type that an entry may leave empty, and that the CMS of another owner may lack.
 */
export const optionalFieldsOf = (name: string): readonly string[] =>
  Object.entries(attributesOf(name)).flatMap(([field, { required }]) => (required ? [] : [field]));

/** The fields that Strapi itself writes on every entry of a type with drafts. */
export const STAMPS: Attributes = {
  documentId: { type: 'string' },
  createdAt: { type: 'datetime' },
  updatedAt: { type: 'datetime' },
  publishedAt: { type: 'datetime' },
};

const WORDS = 'Gathered by hand.';
const SAMPLES: Readonly<Record<string, (attribute: Attribute) => unknown>> = {
  string: () => WORDS,
  text: () => WORDS,
  richtext: () => WORDS,
  email: () => 'ayaan@example.com',
  decimal: () => 4.5,
  float: () => 4.5,
  integer: () => 2,
  boolean: () => true,
  date: () => '2025-03-12',
  datetime: () => '2025-03-12T08:00:00.000Z',
  json: () => [],
  enumeration: (attribute) => attribute.enum?.[0],
  media: ({ multiple }) => (multiple ? [aMediaWire()] : aMediaWire()),
  relation: () => [{ documentId: 'a', Title: WORDS }],
  component: ({ repeatable, component = '' }) =>
    repeatable ? [entryOf(component)] : entryOf(component),
  dynamiczone: ({ components = [] }) =>
    components.map((component) => ({ __component: component, ...entryOf(component) })),
};

/** Returns an entry of a type or component as the CMS sends it, with every field filled in. */
export const entryOf = (name: string): Readonly<Record<string, unknown>> => ({
  id: 1,
  ...Object.fromEntries(
    Object.entries({ ...(!name.includes('.') && STAMPS), ...attributesOf(name) }).map(
      ([field, attribute]) => {
        const sample = SAMPLES[attribute.type];
        if (!sample) throw new Error(`${name}.${field}: no sample of type ${attribute.type} yet`);
        return [field, sample(attribute)];
      },
    ),
  ),
});
