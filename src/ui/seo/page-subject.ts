import { PAGED_TYPES, type PagedType } from '../../application/content-types/content-types';
import type { Batch } from '../../domain/batches/batch';
import type { Product } from '../../domain/catalogue/product';
import type { LawPageSummary } from '../../domain/legal/law-page';
import type { Picture } from '../../domain/shared/picture';
import type { SiteDetails } from '../../domain/site/site-details';
import { drawingOf } from '../components/drawings/drawing-of';
import { basketPicture } from '../content/pictures/home-pictures';
import { READ_LAW_PAGE, type ReadLawPage } from '../pages/law/read-law-page';
import { READ_POST, type ReadPost } from '../pages/post/read-post';
import { documentAddress } from '../site/addresses/content-routes';
import type { QueryCache } from '../site/queries/query-cache';
import { CONTENT_ROUTES } from '../site/routes';
import type { Absolute } from './absolute';
import { engravingOn, type ShareEngraving, type ShareScene } from './link-previews/share-scene';
import { organization, postThing, productThing, type StructuredData } from './structured-data';

/** The document that a detail page shows, for each content type with pages. */
interface Documents {
  readonly product: Product;
  readonly blog: ReadPost['post'];
  readonly 'law-page': LawPageSummary;
  readonly batch: Batch;
}

interface About<Document> {
  /** Value of the page's `og:type`. */
  readonly type: 'article' | 'product' | 'website';
  /** Finds the page's document among the answers to the page's queries, keyed by query name. */
  readonly find: (answers: ReadonlyMap<string, unknown>) => Document | null | undefined;
  readonly things: (
    document: Document,
    address: string,
    site: SiteDetails,
    absolute: Absolute,
  ) => readonly StructuredData[];
  /** Engraving on the share card of a document without a picture. */
  readonly engraving: (document: Document) => ShareEngraving;
  /** Name, title and picture of the list page; `null` for a type without a paginated list. */
  readonly list: ShareScene | null;
}

const ABOUT: { readonly [Type in PagedType]: About<Documents[Type]> } = {
  product: {
    type: 'product',
    find: (answers) => answers.get('getProduct') as Product | null | undefined,
    things: (product, address, site, absolute) => [productThing(product, address, site, absolute)],
    engraving: () => engravingOn('branch', 'sand'),
    list: {
      name: 'products',
      title: (texts) => [texts('products-page').lead],
      photograph: { picture: basketPicture, side: 'centre' },
    },
  },
  blog: {
    type: 'article',
    find: (answers) => (answers.get(READ_POST) as ReadPost | null | undefined)?.post,
    things: (post, address, site, absolute) => [
      organization(site, absolute),
      postThing(post, address, absolute),
    ],
    engraving({ id }) {
      // Uses the drawing that the site's pages show for a post without a picture.
      const { drawing, ground } = drawingOf(id);
      return engravingOn(drawing, ground);
    },
    list: {
      name: 'blog',
      title: (texts) => [texts('journal').lead],
      engraving: engravingOn('dabqaad', 'honey'),
    },
  },
  'law-page': {
    type: 'website',
    find: (answers) => (answers.get(READ_LAW_PAGE) as ReadLawPage | null | undefined)?.page,
    things: (_, __, site, absolute) => [organization(site, absolute)],
    engraving: () => engravingOn('leaf', 'sand'),
    list: null,
  },
  batch: {
    type: 'website',
    find: (answers) => answers.get('getBatch') as Batch | null | undefined,
    things: (_, __, site, absolute) => [organization(site, absolute)],
    engraving: () => engravingOn('still', 'sand'),
    list: null,
  },
};

/** The name, title and picture of each list page, by its address. */
export const LIST_SCENES: Readonly<Record<string, ShareScene>> = Object.fromEntries(
  PAGED_TYPES.flatMap((type) => {
    const address = CONTENT_ROUTES[type].list;
    const { list } = ABOUT[type];
    return address === null || list === null ? [] : [[address, list]];
  }),
);

/**
 * Returns the picture for search results and link previews: the one that the owner chose for them,
 * or else the document's own.
 */
const sharedPicture = (document: Documents[PagedType]): Picture | null =>
  'picture' in document ? (document.searchListing?.picture ?? document.picture) : null;

interface Subject<Type extends PagedType> extends Pick<About<unknown>, 'type'> {
  readonly contentType: Type;
  readonly document: Documents[Type];
  /** Path of the document's page. */
  readonly address: string;
  /** Path of the paginated list that contains the document; `null` if there is none. */
  readonly list: string | null;
  readonly picture: Picture | null;
  readonly things: (site: SiteDetails, absolute: Absolute) => readonly StructuredData[];
  readonly engraving: ShareEngraving;
}

/**
 * The document that a detail page shows, with its metadata for search engines and link previews.
 */
export type PageSubject = { readonly [Type in PagedType]: Subject<Type> }[PagedType];

export function subjectOf<Type extends PagedType>(
  contentType: Type,
  document: Documents[Type],
): Subject<Type> {
  const { type, things, engraving } = ABOUT[contentType];
  const address = documentAddress(contentType, document.id);
  return {
    type,
    contentType,
    document,
    address,
    list: CONTENT_ROUTES[contentType].list,
    picture: sharedPicture(document),
    things: (site, absolute) => things(document, address, site, absolute),
    engraving: engraving(document),
  };
}

/** Returns the document that a detail page shows; `null` for other pages. */
export function pageSubject(cache: QueryCache): PageSubject | null {
  const answers = new Map(cache.cached().map(([[name], answer]) => [name, answer]));
  for (const type of PAGED_TYPES) {
    const document = ABOUT[type].find(answers);
    if (document) return subjectOf(type, document) as PageSubject;
  }
  return null;
}
