import { Container } from 'inversify';
import {
  type ContentReads,
  newContentReadLog,
} from '../adapters/dependency-tracking/content-reads';
import { trackedBlog } from '../adapters/dependency-tracking/tracked-blog';
import { trackedCatalogue } from '../adapters/dependency-tracking/tracked-catalogue';
import { htmlSafeAnswers } from '../adapters/html-safe-text/html-safe-answers';
import { imageRewritingBlog } from '../adapters/image-rewriting/image-rewriting-blog';
import { imageRewritingCatalogue } from '../adapters/image-rewriting/image-rewriting-catalogue';
import { blogWithout } from '../adapters/left-out/blog-without';
import { catalogueWithout } from '../adapters/left-out/catalogue-without';
import type { DocumentKey, LeftOut } from '../adapters/left-out/left-out';
import { memoizedPort } from '../adapters/memoized/memoized-port';
import { foundProblems } from '../adapters/strapi/found-problems';
import type { Notifier } from '../application/ports/notifier';
import type { PictureProcessor } from '../application/ports/picture-processor';
import { PUBLISHING_USE_CASES, RENDERING_USE_CASES } from '../application/publishing-use-cases';
import type { UseCasesOf, UseCaseTable } from '../application/use-case-table';
import { USE_CASES, type UseCases } from '../application/use-cases';
import type { StrapiConfig } from './config';
import { resolvedUseCases } from './container';
import { siteContainer } from './load-use-cases';
import { applicationModule } from './modules/application-module';
import { port } from './port';
import { type Sources, type TrackedCall, trackedUseCases } from './tracked-use-cases';

/**
 * The use-cases of one page that is drawn ahead of its visitors, and what they have read so far.
 */
export interface PageUseCases {
  readonly useCases: UseCases & UseCasesOf<typeof RENDERING_USE_CASES>;
  readonly reads: ContentReads;
  readonly calls: readonly TrackedCall[];
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

const NOTHING: LeftOut = new Set<DocumentKey>();

const without = ({ productCatalogue, blog }: Sources, leftOut: LeftOut): Sources => ({
  productCatalogue: catalogueWithout(productCatalogue, leftOut),
  blog: blogWithout(blog, leftOut),
});

/** A host that makes no pictures leaves them where they are. */
const noProcessor: PictureProcessor = { process: async () => null };

/** What whoever draws the site may bring along. */
export interface Publisher {
  readonly processor?: PictureProcessor | undefined;
  /** Where the content comes from, in place of the site's own. */
  readonly sources?: Sources | undefined;
  /**
   * Where the CMS is, on a host that is told so when it runs; otherwise where the build was told.
   */
  readonly strapi?: StrapiConfig | undefined;
  /**
   * Whether what cannot be read of the content is kept for a report, instead of going to the
   * console.
   */
  readonly collectsProblems?: boolean | undefined;
}

/** The sources, noting in `read` which documents are read whole. */
const noting = ({ productCatalogue, blog }: Sources, read: Set<DocumentKey>): Sources => ({
  productCatalogue: {
    ...productCatalogue,
    byId: (id, options) => {
      read.add(`product/${id}`);
      return productCatalogue.byId(id, options);
    },
  },
  blog: {
    ...blog,
    byId: (id, options) => {
      read.add(`post/${id}`);
      return blog.byId(id, options);
    },
  },
});

/**
 * What draws the site ahead of its visitors: one state of its content, in which each question is
 * asked once. Every page has use-cases of its own, since pages are drawn beside each other and each
 * is to know what it was made of.
 */
export async function publishing(
  notifier: Notifier,
  { processor = noProcessor, sources: given, strapi, collectsProblems = false }: Publisher = {},
) {
  const problems = foundProblems();
  const site = await siteContainer(notifier, {
    strapi,
    isPublishing: true,
    problemLog: collectsProblems ? problems : undefined,
  });
  const { productCatalogue, blog } = given ?? {
    productCatalogue: site.get(port('productCatalogue')),
    blog: site.get(port('blog')),
  };
  const asked: Sources = {
    productCatalogue: memoizedPort(htmlSafeAnswers(productCatalogue)),
    blog: memoizedPort(htmlSafeAnswers(blog)),
  };
  const leftOut = new Set<DocumentKey>();
  const readWhole = new Set<DocumentKey>();
  const sources = without(noting(asked, readWhole), leftOut);
  const rewritten: Sources = {
    productCatalogue: imageRewritingCatalogue(sources.productCatalogue, processor),
    blog: imageRewritingBlog(sources.blog, processor),
  };
  return {
    ...resolvedOver(site, sources, PUBLISHING_USE_CASES),
    /** As pages are drawn from them. */
    sources: rewritten,
    /** From now on nothing is made of this document. */
    leaveOut: (document: DocumentKey) => void leftOut.add(document),
    /** What of the content could not be read so far, where that is collected. */
    foundProblems: problems.found,
    /** The documents that were read by their ids so far, with all their fields. */
    readWhole: readWhole as ReadonlySet<DocumentKey>,
    /** @param more is left out of this page alone. */
    newPageUseCases(more: LeftOut = NOTHING): PageUseCases {
      const reads = newContentReadLog();
      const calls: TrackedCall[] = [];
      const kept = without(rewritten, more);
      const recorded: Sources = {
        productCatalogue: trackedCatalogue(kept.productCatalogue, reads),
        blog: trackedBlog(kept.blog, reads),
      };
      const table = { ...USE_CASES, ...RENDERING_USE_CASES };
      const useCases = {
        ...resolvedUseCases(site, USE_CASES),
        ...trackedUseCases(site, recorded, table, (call) => calls.push(call)),
      };
      return { useCases: useCases as PageUseCases['useCases'], reads, calls };
    },
  };
}
