import { PRODUCTS_PER_PAGE } from '../../domain/catalogue/product-query';
import { POSTS_PER_PAGE } from '../../domain/journal/blog-post';
import { PAGE_TEXTS_NAMES } from '../../domain/texts/page-texts';
import type { Batches } from '../ports/batches';
import type { Blog } from '../ports/blog';
import type { LawPages } from '../ports/law-pages';
import type { PageTextsSource } from '../ports/page-texts-source';
import type { ProductCatalogue } from '../ports/product-catalogue';
import type { Questions } from '../ports/questions';
import type { Redirects } from '../ports/redirects';
import type { SiteDetailsSource } from '../ports/site-details-source';
import type { Testimonials } from '../ports/testimonials';
import type { PagedPort } from './paged-port';

/** The ports that read content, by name. */
export interface ContentPorts {
  readonly productCatalogue: ProductCatalogue;
  readonly blog: Blog;
  readonly lawPages: LawPages;
  readonly batches: Batches;
  readonly testimonials: Testimonials;
  readonly questions: Questions;
  readonly redirects: Redirects;
  readonly siteDetails: SiteDetailsSource;
  readonly pageTexts: PageTextsSource;
}

/**
 * What the answer of a method depends on:
 * - `document`: the one document whose id is the first argument.
 * - `list`: any document of the content type.
 * - `single type`: the single type whose name is the first argument.
 */
type DependsOn = 'document' | 'list' | 'single type';

/**
 * Declares a content type and the port that reads it.
 *
 * @param declaration.reads states for each method of the port what its answer depends on.
 */
const contentType = <
  Name extends keyof ContentPorts,
  const Declaration extends {
    readonly reads: Readonly<Record<keyof ContentPorts[Name], DependsOn>>;
    /** For ids that the CMS's events do not contain: the slug of a law page, the number of a batch. */
    readonly hasOwnIds?: true;
    /** Length of a list page; only for types whose documents have pages of their own. */
    readonly itemsPerPage?: ContentPorts[Name] extends PagedPort ? number : never;
    /** The single type of the CMS in which the owner sets the order of the list. */
    readonly orderedBy?: string;
    /** Names of the CMS's single types, for a port that reads several of them. */
    readonly singleTypes?: readonly string[];
  },
>(
  port: Name,
  declaration: Declaration,
) => ({ port, ...declaration });

/**
 * The content types that pages show, by their names in the CMS. Publishing, cache tags and the
 * handling of CMS events derive from this table. A use-case that reads content for a page through a
 * port outside this table does not compile.
 */
export const CONTENT_TYPES = {
  product: contentType('productCatalogue', {
    reads: {
      list: 'list',
      search: 'list',
      count: 'list',
      priceRange: 'list',
      byId: 'document',
    },
    itemsPerPage: PRODUCTS_PER_PAGE,
    orderedBy: 'order',
  }),
  blog: contentType('blog', {
    reads: {
      list: 'list',
      search: 'list',
      topics: 'list',
      byId: 'document',
      neighbours: 'list',
    },
    itemsPerPage: POSTS_PER_PAGE,
  }),
  'law-page': contentType('lawPages', {
    reads: { search: 'list', byId: 'document' },
    hasOwnIds: true,
    // The footer links to every law page, so one list page must contain them all. No real site has
    // more than a hundred.
    itemsPerPage: 100,
  }),
  batch: contentType('batches', {
    reads: { search: 'list', byId: 'document' },
    hasOwnIds: true,
    // One page lists all batches.
    itemsPerPage: 100,
  }),
  testimonial: contentType('testimonials', { reads: { all: 'list' } }),
  question: contentType('questions', { reads: { all: 'list' } }),
  redirect: contentType('redirects', { reads: { all: 'list' } }),
  // `list`, because `get` takes no id, and its answer depends on the only document of the type.
  site: contentType('siteDetails', { reads: { get: 'list' } }),
  texts: contentType('pageTexts', {
    reads: { of: 'single type' },
    singleTypes: PAGE_TEXTS_NAMES,
  }),
} as const;

type ContentTypes = typeof CONTENT_TYPES;

export type ContentType = keyof ContentTypes;

/** The content types whose documents have pages of their own. */
export type PagedType = {
  [Type in ContentType]: ContentTypes[Type] extends { readonly itemsPerPage: number }
    ? Type
    : never;
}[ContentType];

export type PagedPortName = ContentTypes[PagedType]['port'];

export type ContentPort = ContentTypes[ContentType]['port'];

/** What the answer of a method of the type's port depends on; `undefined` for an unknown method. */
export const dependsOn = (type: ContentType, method: string): DependsOn | undefined =>
  (CONTENT_TYPES[type].reads as Readonly<Record<string, DependsOn>>)[method];

const TYPES = Object.keys(CONTENT_TYPES) as readonly ContentType[];

export const PAGED_TYPES = TYPES.filter(
  (type): type is PagedType => 'itemsPerPage' in CONTENT_TYPES[type],
);

/** Calls `make` for each content type with pages and returns the values by type. */
export const forPagedTypes = async <Value>(
  make: (type: PagedType) => Promise<Value>,
): Promise<Readonly<Record<PagedType, Value>>> => {
  const entries = PAGED_TYPES.map(async (type) => [type, await make(type)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<PagedType, Value>;
};

/** The cache tags of a list: the content types whose documents may change it. */
export function listTags(type: ContentType): readonly string[] {
  const { orderedBy } = CONTENT_TYPES[type] as { readonly orderedBy?: string };
  return orderedBy === undefined ? [type] : [type, orderedBy];
}

/**
 * Whether ids of the type are absent from events. An answer by id then depends on the whole list.
 */
export const hasOwnIds = (type: ContentType): boolean => 'hasOwnIds' in CONTENT_TYPES[type];

/**
 * The cache tags of a call to the type's port: the key of the document, the name of the single
 * type, or the tags of the list. The keys of the documents in a list's answer are not included.
 */
export function tagsOfCall(
  type: ContentType,
  method: string,
  args: readonly unknown[],
): readonly string[] {
  const dependency = dependsOn(type, method);
  if (dependency === 'list') return listTags(type);
  const name = String(args[0]);
  if (dependency !== 'document') return [name];
  return [documentKey(type, name), ...(hasOwnIds(type) ? listTags(type) : [])];
}

const changingTypes = (type: ContentType): readonly string[] =>
  (CONTENT_TYPES[type] as { readonly singleTypes?: readonly string[] }).singleTypes ??
  listTags(type);

/** The CMS names of the types whose changes affect pages, including those that sort a list. */
export const CHANGING_TYPES: readonly string[] = TYPES.flatMap(changingTypes);

/** Calls `make` for each content type and returns the ports by name. */
export const contentPorts = (
  make: (name: ContentPort, type: ContentType) => ContentPorts[ContentPort],
): ContentPorts =>
  Object.fromEntries(
    TYPES.map((type) => [CONTENT_TYPES[type].port, make(CONTENT_TYPES[type].port, type)]),
  ) as unknown as ContentPorts;

/** The port of a type with pages, reduced to the methods that all such ports share. */
export const pagedPort = (ports: ContentPorts, type: PagedType): PagedPort =>
  ports[CONTENT_TYPES[type].port];

/** The key of a document, which is also its cache tag: `product/abc`. */
export type DocumentKey = string;

export const documentKey = (type: ContentType, id: string): DocumentKey => `${type}/${id}`;

/** Splits a key into type and id. @returns `null` if documents of this type have no pages. */
export function documentOf(key: DocumentKey): { type: PagedType; id: string } | null {
  const [, type = '', id = ''] = /^([^/]*)\/(.*)$/su.exec(key) ?? [];
  const isPaged = (name: string): name is PagedType =>
    (PAGED_TYPES as readonly string[]).includes(name);
  return isPaged(type) && id !== '' ? { type, id } : null;
}
