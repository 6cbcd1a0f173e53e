import { Container } from 'inversify';
import {
  type ContentReads,
  newContentReadLog,
} from '../adapters/dependency-tracking/content-reads';
import { trackedBlog } from '../adapters/dependency-tracking/tracked-blog';
import { trackedCatalogue } from '../adapters/dependency-tracking/tracked-catalogue';
import { blogWithout } from '../adapters/excluded-documents/blog-without';
import { catalogueWithout } from '../adapters/excluded-documents/catalogue-without';
import type {
  DocumentKey,
  ExcludedDocuments,
} from '../adapters/excluded-documents/excluded-documents';
import { htmlSafeAnswers } from '../adapters/html-safe-text/html-safe-answers';
import { imageRewritingBlog } from '../adapters/image-rewriting/image-rewriting-blog';
import { imageRewritingCatalogue } from '../adapters/image-rewriting/image-rewriting-catalogue';
import { memoizedPort } from '../adapters/memoized/memoized-port';
import { foundProblems } from '../adapters/strapi/found-problems';
import type { PortQuery } from '../application/port-query';
import type { Notifier } from '../application/ports/notifier';
import type { PictureProcessor } from '../application/ports/picture-processor';
import { PUBLISHING_USE_CASES, RENDERING_USE_CASES } from '../application/publishing-use-cases';
import type { UseCasesOf, UseCaseTable } from '../application/use-case-table';
import { USE_CASES, type UseCases } from '../application/use-cases';
import type { ProductId } from '../domain/catalogue/product';
import type { PostId } from '../domain/journal/blog-post';
import type { StrapiConfig } from './config';
import { resolvedUseCases } from './container';
import { siteContainer } from './load-use-cases';
import { applicationModule } from './modules/application-module';
import { port } from './port';
import { type Sources, type TrackedCall, trackedUseCases } from './tracked-use-cases';

/** The use-cases for prerendering one page, and what they have read so far. */
export interface PageUseCases {
  readonly useCases: UseCases & UseCasesOf<typeof RENDERING_USE_CASES>;
  readonly reads: ContentReads;
  readonly calls: readonly TrackedCall[];
}

/** Use-cases over these sources; all other ports come from the site's container. */
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

type Method = (...args: readonly unknown[]) => unknown;

const NOTHING: ExcludedDocuments = new Set<DocumentKey>();

const without = ({ productCatalogue, blog }: Sources, excluded: ExcludedDocuments): Sources => ({
  productCatalogue: catalogueWithout(productCatalogue, excluded),
  blog: blogWithout(blog, excluded),
});

/** For a host without picture processing: pictures keep their addresses. */
const noProcessor: PictureProcessor = { process: async () => null };

/** Options of the publisher. */
export interface Publisher {
  readonly processor?: PictureProcessor | undefined;
  /** Sources of the content that replace the site's own. */
  readonly sources?: Sources | undefined;
  /** The CMS when the host sets it at run time. Default: the CMS of the build configuration. */
  readonly strapi?: StrapiConfig | undefined;
  /** Whether unreadable content is collected for a report instead of logged to the console. */
  readonly collectsProblems?: boolean | undefined;
}

/** The sources; they add every document read by id to `read`. */
const trackingReads = ({ productCatalogue, blog }: Sources, read: Set<DocumentKey>): Sources => ({
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
 * Prepares prerendering from one snapshot of the content: each query is sent once. Each page has
 * its own use-cases, because pages render in parallel and each one tracks its dependencies.
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
  const memoized: Sources = {
    productCatalogue: memoizedPort(htmlSafeAnswers(productCatalogue)),
    blog: memoizedPort(htmlSafeAnswers(blog)),
  };
  const excluded = new Set<DocumentKey>();
  const readWhole = new Set<DocumentKey>();
  const sources = without(trackingReads(memoized, readWhole), excluded);
  const rewritten: Sources = {
    productCatalogue: imageRewritingCatalogue(sources.productCatalogue, processor),
    blog: imageRewritingBlog(sources.blog, processor),
  };
  /** @param more documents that only this page leaves out. */
  function newPageUseCases(more: ExcludedDocuments = NOTHING): PageUseCases {
    const reads = newContentReadLog();
    const calls: TrackedCall[] = [];
    const remaining = without(rewritten, more);
    const tracked: Sources = {
      productCatalogue: trackedCatalogue(remaining.productCatalogue, reads),
      blog: trackedBlog(remaining.blog, reads),
    };
    const table = { ...USE_CASES, ...RENDERING_USE_CASES };
    const useCases = {
      ...resolvedUseCases(site, USE_CASES),
      ...trackedUseCases(site, tracked, table, (call) => calls.push(call)),
    };
    return { useCases: useCases as PageUseCases['useCases'], reads, calls };
  }

  return {
    ...resolvedOver(site, sources, PUBLISHING_USE_CASES),
    newPageUseCases,
    /** Whether a document can be read by its id. */
    isReadable(document: DocumentKey): Promise<boolean> {
      const [of, id] = document.split(/\/(.*)/su);
      const read: Promise<unknown> =
        of === 'product'
          ? rewritten.productCatalogue.byId(id as ProductId)
          : rewritten.blog.byId(id as PostId);
      return read.then(
        () => true,
        () => false,
      );
    },
    /** Runs a query against the sources that pages use. */
    ask: async ({ port: name, method, args }: PortQuery): Promise<unknown> =>
      (rewritten[name as keyof Sources] as unknown as Record<string, Method>)[method]?.(...args),
    /** Repeats a use-case call of a page. */
    async callAgain(name: string, input: readonly unknown[]): Promise<TrackedCall> {
      const { useCases, calls } = newPageUseCases();
      await (useCases[name as keyof UseCases] as Method)(...input);
      const [call] = calls;
      if (call === undefined) throw new Error(`${name} reads nothing of the content`);
      return call;
    },
    /** Excludes a document from everything rendered from now on. */
    exclude: (document: DocumentKey) => void excluded.add(document),
    /** The unreadable content so far, when problems are collected. */
    foundProblems: problems.found,
    /** The documents read by id so far, with all their fields. */
    readWhole: readWhole as ReadonlySet<DocumentKey>,
  };
}
