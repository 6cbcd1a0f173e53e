import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type SampleFile,
  samplePictureTexts,
} from './adapters/in-memory/sample/sample-picture-texts';
import type { SamplePost } from './adapters/in-memory/sample/sample-post';
import { samplePosts } from './adapters/in-memory/sample/sample-posts';
import type { SampleProduct } from './adapters/in-memory/sample/sample-product';
import { sampleProducts } from './adapters/in-memory/sample/sample-products';
import { generatedContent } from './adapters/in-memory/scenarios/generated-content';
import { notificationQueue } from './adapters/notifications/notification-queue';
import { EDITING_USE_CASES } from './application/editing-use-cases';
import type { BodyBlockDraft } from './application/ports/blog';
import type { PictureId } from './application/ports/picture-library';
import { USE_CASES } from './application/use-cases';
import { containerOf, resolvedUseCases } from './composition/container';
import { applicationModule } from './composition/modules/application-module';
import { sharedModule } from './composition/modules/shared-module';
import { strapiEditingModule } from './composition/modules/strapi-editing-module';
import { strapiModule } from './composition/modules/strapi-module';

const SEEDING = { ...USE_CASES, ...EDITING_USE_CASES };

interface SeedOptions {
  /** Origin of the CMS. */
  readonly host: string;
  /** A token with write permission. */
  readonly token: string;
  /** The folder with the original pictures of the sample content. */
  readonly artDir: string;
  /**
   * Minimum number of products in the CMS. If it has fewer after the sample content was written,
   * the missing ones are generated.
   */
  readonly products?: number;
}

type Stored = (file: SampleFile) => Promise<PictureId>;

const toBlock = async (
  block: SamplePost['body'][number],
  stored: Stored,
): Promise<BodyBlockDraft> =>
  block.kind === 'picture'
    ? {
        ...block,
        picture: await stored(block.picture),
        alt: samplePictureTexts[block.picture].alt,
      }
    : block;

/**
 * Makes one item after another, because the catalogue lists them in the order of their creation.
 */
async function inTurn<T, Result>(
  items: readonly T[],
  make: (item: T) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await make(item));
  return results;
}

/** Number of parallel writes. More would not speed up a CMS that runs on one core. */
const WRITERS = 4;

async function atOnce<T>(
  writers: number,
  items: readonly T[],
  write: (item: T, place: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries();
  const writer = async () => {
    for (const [place, item] of queue) await write(item, place);
  };
  await Promise.all(Array.from({ length: writers }, writer));
}

/**
 * Writes the sample content into a CMS through the site's use-cases. Skips a document whose title
 * exists already, so that an interrupted seeding can be repeated.
 */
export async function seed({ host, token, artDir, products = 0 }: SeedOptions): Promise<void> {
  const container = containerOf([
    strapiModule({ host, token }),
    strapiEditingModule({ host, token }),
    sharedModule(notificationQueue()),
    applicationModule(SEEDING),
  ]);
  const { searchProducts, searchPosts, storePicture, createProduct, createPost } = resolvedUseCases(
    container,
    SEEDING,
  );

  const uploads = new Map<SampleFile, Promise<PictureId>>();
  const upload = async (name: SampleFile) => {
    const bytes = new Uint8Array(await readFile(join(artDir, name)));
    return storePicture({ name, type: 'image/jpeg', bytes, alt: samplePictureTexts[name].alt });
  };
  const stored: Stored = (file) => {
    const uploaded = uploads.get(file) ?? upload(file);
    uploads.set(file, uploaded);
    return uploaded;
  };

  await inTurn(sampleProducts, async ({ id: _, ...product }: SampleProduct) => {
    const { items } = await searchProducts({ text: product.title });
    if (items.some(({ title }) => title === product.title)) return;
    const gallery = await inTurn(product.gallery, stored);
    await createProduct({ ...product, picture: await stored(product.picture), gallery });
  });
  await inTurn(samplePosts, async ({ id: _, ...post }: SamplePost) => {
    const { items } = await searchPosts({ text: post.title });
    if (items.some(({ title }) => title === post.title)) return;
    const picture = post.picture && (await stored(post.picture));
    const body = await inTurn(post.body, (block) => toBlock(block, stored));
    await createPost({ ...post, picture, body });
  });

  const missing = products - (await searchProducts({ pageSize: 1 })).total;
  const generated = generatedContent({ products: Math.max(0, missing), posts: 0 }).products;
  const pictures = await inTurn(sampleProducts, ({ picture }) => stored(picture));
  await atOnce(
    WRITERS,
    generated,
    async ({ title, description, price, rating, volume, facts }, place) => {
      const picture = pictures[place % pictures.length] ?? null;
      await createProduct({ title, description, price, rating, volume, facts, picture });
    },
  );
}
