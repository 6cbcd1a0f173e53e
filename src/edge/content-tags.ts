/**
 * The content that a page was rendered from, see `adapters/dependency-tracking/content-reads.ts`.
 */
interface Reads {
  readonly products: ReadonlySet<string>;
  readonly posts: ReadonlySet<string>;
  readonly lists: ReadonlySet<'products' | 'posts'>;
}

type Kind = 'product' | 'post';

export const LIST_OF = { product: 'products', post: 'posts' } as const;

/** A tag of every page, for changes whose pages are unknown. */
export const EVERYTHING = 'everything';

/** The cache tags that invalidate a page: `product:mg5g…`, `products`. */
export const tagsOfPage = ({ products, posts, lists }: Reads): readonly string[] => [
  EVERYTHING,
  ...lists,
  ...[...products].map((id) => `product:${id}`),
  ...[...posts].map((id) => `post:${id}`),
];

/** The cache tags that a changed document invalidates: its own tag and that of its list. */
export const tagsOfChange = (kind: Kind, id: string): readonly string[] => [
  LIST_OF[kind],
  `${kind}:${id}`,
];
