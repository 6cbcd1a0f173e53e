import { Container } from 'inversify';
import { askedOnce } from '../adapters/once/asked-once';
import { pressedBlog } from '../adapters/pressed/pressed-blog';
import { pressedCatalogue } from '../adapters/pressed/pressed-catalogue';
import { type ContentReads, newContentReadLog } from '../adapters/recording/content-reads';
import { recordedBlog } from '../adapters/recording/recorded-blog';
import { recordedCatalogue } from '../adapters/recording/recorded-catalogue';
import { writableAnswers } from '../adapters/writable/writable-answers';
import type { Notifier } from '../application/ports/notifier';
import type { PicturePress } from '../application/ports/picture-press';
import { PUBLISHING_USE_CASES } from '../application/publishing-use-cases';
import type { UseCaseTable } from '../application/use-case-table';
import { USE_CASES, type UseCases } from '../application/use-cases';
import type { StrapiConfig } from './config';
import { resolvedUseCases } from './container';
import { siteContainer } from './load-use-cases';
import { applicationModule } from './modules/application-module';
import { port } from './port';
import { type RecordedCall, recordedUseCases, type Sources } from './recorded-use-cases';

/** The use-cases of one page that is drawn ahead of its visitors, and what they have read so far. */
export interface PageUseCases {
  readonly useCases: UseCases;
  readonly reads: ContentReads;
  readonly calls: readonly RecordedCall[];
}

/** Use-cases over these sources, and for the rest over the site's own ports. */
function resolvedOver<Table extends UseCaseTable>(
  site: Container,
  { productCatalogue, blog }: Sources,
  table: Table,
) {
  const container = new Container({ parent: site, defaultScope: 'Singleton', jitless: true });
  container.bind(port('productCatalogue')).toConstantValue(productCatalogue);
  container.bind(port('blog')).toConstantValue(blog);
  container.load(applicationModule(table));
  return resolvedUseCases(container, table);
}

/** A host that makes no pictures leaves them where they are. */
const noPress: PicturePress = { print: async () => null };

/** What whoever draws the site may bring along. */
export interface Publisher {
  readonly press?: PicturePress | undefined;
  /** Where the content comes from, in place of the site's own. */
  readonly sources?: Sources | undefined;
  /** Where the CMS is, on a host that is told so when it runs; otherwise where the build was told. */
  readonly strapi?: StrapiConfig | undefined;
}

/**
 * What draws the site ahead of its visitors: one state of its content, in which each question is
 * asked once. Every page has use-cases of its own, since pages are drawn beside each other and each
 * is to know what it was made of.
 */
export async function publishing(
  notifier: Notifier,
  { press = noPress, sources: given, strapi }: Publisher = {},
) {
  const site = await siteContainer(notifier, strapi);
  const { productCatalogue, blog } = given ?? {
    productCatalogue: site.get(port('productCatalogue')),
    blog: site.get(port('blog')),
  };
  const sources: Sources = {
    productCatalogue: askedOnce(writableAnswers(productCatalogue)),
    blog: askedOnce(writableAnswers(blog)),
  };
  const pressed: Sources = {
    productCatalogue: pressedCatalogue(sources.productCatalogue, press),
    blog: pressedBlog(sources.blog, press),
  };
  return {
    ...resolvedOver(site, sources, PUBLISHING_USE_CASES),
    /** As pages are drawn from them. */
    sources: pressed,
    newPageUseCases(): PageUseCases {
      const reads = newContentReadLog();
      const calls: RecordedCall[] = [];
      const recorded: Sources = {
        productCatalogue: recordedCatalogue(pressed.productCatalogue, reads),
        blog: recordedBlog(pressed.blog, reads),
      };
      const useCases = {
        ...resolvedUseCases(site, USE_CASES),
        ...recordedUseCases(site, recorded, (call) => calls.push(call)),
      };
      return { useCases, reads, calls };
    },
  };
}
