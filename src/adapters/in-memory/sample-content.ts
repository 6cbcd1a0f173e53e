import type { Product, ProductId } from '../../domain/catalogue/product';
import type { BlogPost, BodyBlock, PostId } from '../../domain/journal/blog-post';
import type { LawPage } from '../../domain/legal/law-page';
import { samplePictures } from './sample/sample-pictures';
import type { SamplePost } from './sample/sample-post';
import { samplePosts } from './sample/sample-posts';
import type { SampleProduct } from './sample/sample-product';
import { sampleProducts } from './sample/sample-products';

/** All content of the in-memory adapters. */
export interface Content {
  readonly products: readonly Product[];
  readonly posts: readonly BlogPost[];
  readonly lawPages: readonly LawPage[];
}

const toProduct = ({
  id,
  picture,
  gallery,
  facts = [],
  availability = null,
  ...rest
}: SampleProduct): Product => ({
  ...rest,
  availability,
  searchListing: null,
  id: id as ProductId,
  picture: samplePictures[picture],
  gallery: gallery.map((file) => samplePictures[file]),
  facts,
  changedAt: null,
});

const toBlock = (block: SamplePost['body'][number], index: number): BodyBlock => {
  const key = `${block.kind}:${index}`;
  if (block.kind !== 'picture') return { ...block, key };
  return { kind: 'picture', key, picture: samplePictures[block.picture], caption: block.caption };
};

const toPost = ({ id, picture, caption, body, ...rest }: SamplePost): BlogPost => ({
  ...rest,
  id: id as PostId,
  picture: picture && samplePictures[picture],
  pictureCaption: caption ?? null,
  searchListing: null,
  createdAt: `${rest.publishedOn}T08:00:00.000Z`,
  changedAt: null,
  body: body.map(toBlock),
});

/** Returns the sample catalogue and journal. */
export const sampleContent = (): Content => ({
  products: sampleProducts.map(toProduct),
  posts: samplePosts.map(toPost),
  lawPages: [],
});
