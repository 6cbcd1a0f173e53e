import { Container } from 'inversify';
import { askedOnce } from '../adapters/once/asked-once';
import { pressedBlog } from '../adapters/pressed/pressed-blog';
import { pressedCatalogue } from '../adapters/pressed/pressed-catalogue';
import { type ContentReads, newContentReadLog } from '../adapters/recording/content-reads';
import { recordedBlog } from '../adapters/recording/recorded-blog';
import { recordedCatalogue } from '../adapters/recording/recorded-catalogue';
import { writableAnswers } from '../adapters/writable/writable-answers';
import type { Blog } from '../application/ports/blog';
import type { Notifier } from '../application/ports/notifier';
import type { PicturePress } from '../application/ports/picture-press';
import type { ProductCatalogue } from '../application/ports/product-catalogue';
import { PUBLISHING_USE_CASES } from '../application/publishing-use-cases';
import type { UseCaseTable } from '../application/use-case-table';
import { USE_CASES, type UseCases } from '../application/use-cases';
import { applicationModule } from './application-module';
import type { StrapiConfig } from './config';
import { resolvedUseCases } from './container';
import { siteContainer } from './load-use-cases';
import { port } from './port';

/** The use-cases of one page that is drawn ahead of its visitors, and what they have read so far. */
export interface PageUseCases {
  readonly useCases: UseCases;
  readonly reads: ContentReads;
}

interface Sources {
  readonly catalogue: ProductCatalogue;
  readonly blog: Blog;
}

/** Use-cases over these sources, and for the rest over the site's own ports. */
function resolvedOver<Table extends UseCaseTable>(
  site: Container,
  { catalogue, blog }: Sources,
  table: Table,
) {
  const container = new Container({ parent: site, defaultScope: 'Singleton', jitless: true });
  container.bind(port('productCatalogue')).toConstantValue(catalogue);
  container.bind(port('blog')).toConstantValue(blog);
  container.load(applicationModule(table));
  return resolvedUseCases(container, table);
}

/** A host that makes no pictures leaves them where they are. */
const noPress: PicturePress = { print: async () => null };

/**
 * What draws the site ahead of its visitors: one state of its content, in which each question is
 * asked once. Every page has use-cases of its own, since pages are drawn beside each other and each
 * is to know what it was made of.
 */
export async function publishing(
  notifier: Notifier,
  press: PicturePress = noPress,
  strapi?: StrapiConfig,
) {
  const site = await siteContainer(notifier, strapi);
  const sources: Sources = {
    catalogue: askedOnce(writableAnswers(site.get(port('productCatalogue')))),
    blog: askedOnce(writableAnswers(site.get(port('blog')))),
  };
  const catalogue = pressedCatalogue(sources.catalogue, press);
  const blog = pressedBlog(sources.blog, press);
  return {
    ...resolvedOver(site, sources, PUBLISHING_USE_CASES),
    newPageUseCases(): PageUseCases {
      const reads = newContentReadLog();
      const recorded: Sources = {
        catalogue: recordedCatalogue(catalogue, reads),
        blog: recordedBlog(blog, reads),
      };
      return { useCases: resolvedOver(site, recorded, USE_CASES), reads };
    },
  };
}
