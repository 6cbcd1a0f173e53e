/** What a page was made of, see `adapters/dependency-tracking/content-reads.ts`. */
interface Reads {
  readonly products: ReadonlySet<string>;
  readonly posts: ReadonlySet<string>;
  readonly lists: ReadonlySet<'products' | 'posts'>;
}

type Kind = 'product' | 'post';

export const LIST_OF = { product: 'products', post: 'posts' } as const;

/** What every page is made of, as far as anybody can tell. */
export const EVERYTHING = 'everything';

/** The marks of a page by which it is found out of date: `product:mg5g…`, `products`. */
export const tagsOfPage = ({ products, posts, lists }: Reads): readonly string[] => [
  EVERYTHING,
  ...lists,
  ...[...products].map((id) => `product:${id}`),
  ...[...posts].map((id) => `post:${id}`),
];

/**
 * The marks of pages that a change of a document puts out of date: its own, and those of its list.
 */
export const tagsOfChange = (kind: Kind, id: string): readonly string[] => [
  LIST_OF[kind],
  `${kind}:${id}`,
];
