import type { ContentPorts } from '../../application/content-types/content-types';
import type { Batch } from '../../domain/batches/batch';
import { EMPTY_PRODUCT, type Product, type ProductId } from '../../domain/catalogue/product';
import type { BlogPost, BodyBlock, PostId } from '../../domain/journal/blog-post';
import type { LawPage } from '../../domain/legal/law-page';
import { inMemoryBatches } from './in-memory-batches';
import { inMemoryLawPages } from './in-memory-law-pages';
import { sampleBatches } from './sample/sample-batches';
import { withSampleDocuments } from './sample/sample-documents';
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
  readonly batches: readonly Batch[];
}

const toProduct = ({ id, picture, gallery, ...rest }: SampleProduct): Product => ({
  ...EMPTY_PRODUCT,
  ...rest,
  id: id as ProductId,
  picture: samplePictures[picture],
  gallery: gallery.map((file) => samplePictures[file]),
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

/** Returns the sample catalogue, journal and batches. */
export const sampleContent = (): Content => ({
  products: sampleProducts.map(toProduct),
  posts: samplePosts.map(toPost),
  lawPages: [],
  batches: sampleBatches.map(withSampleDocuments),
});

/**
 * Returns the ports of the content types that no use-case edits. `inMemoryModule` creates the ports
 * of editable content types, which also need the picture library.
 */
export const readOnlyPorts = ({ lawPages, batches }: Content) =>
  ({
    lawPages: inMemoryLawPages(lawPages),
    batches: inMemoryBatches(batches),
  }) satisfies Partial<ContentPorts>;
