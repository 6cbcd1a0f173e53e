import type { ContentReads } from './adapters/dependency-tracking/content-reads';
import type { DocumentKey } from './adapters/left-out/left-out';
import { notificationQueue } from './adapters/notifications/notification-queue';
import { productEntry } from './adapters/search-index/search-entries';
import { contentErrorsIn } from './application/content-error';
import type { PictureProcessor } from './application/ports/picture-processor';
import type { PublicContent } from './application/public-content';
import type { Question } from './application/question';
import type { UseCases } from './application/use-cases';
import { staleQueries } from './application/use-cases/publishing/stale-queries';
import { withChanges } from './application/use-cases/publishing/with-changes';
import type { StrapiConfig } from './composition/config';
import { enquiryFormAddress } from './composition/enquiry-form-address';
import { type PageUseCases, publishing } from './composition/publishing';
import type { Sources, TrackedCall } from './composition/tracked-use-cases';
import type { ProductId } from './domain/catalogue/product';
import type { PostId } from './domain/journal/blog-post';
import { blamedDocuments } from './ui/app/failing-documents';
import { messageNotSentFiles } from './ui/app/message-not-sent-document';
import { ownStylesAllowed } from './ui/app/own-styles-allowed';
import { pageDocument } from './ui/app/page-document';
import { renderMarkup } from './ui/app/render-markup';
import { absoluteOn } from './ui/seo/absolute';
import { liveLinks } from './ui/seo/live-links';
import type { PageSubject } from './ui/seo/page-facts';
import { pageSubject } from './ui/seo/page-subject';
import { pageTags } from './ui/seo/page-tags';
import { type ShareCard, shareCard } from './ui/seo/share-card';
import { siteFiles } from './ui/seo/site-files';
import { sitemapFiles } from './ui/seo/sitemap';
import { publicAddresses } from './ui/site/addresses/public-addresses';
import { dehydratedStateAsJson, dehydratedStateOf } from './ui/site/dehydrated-state';
import { isBeyondList, pageCountOf } from './ui/site/is-beyond-list';
import { ROUTES } from './ui/site/routes';

export interface RenderedPage {
  /** 404 where what the address asks for is not there. */
  readonly status: 200 | 404;
  /** The whole document. */
  readonly html: string;
  /**
   * What the page was made of, as JSON, for who comes to it from another page: see
   * `dehydrated-state.ts`.
   */
  readonly data: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly reads: ContentReads;
  /** Every use-case that was called for it, with what it asked. */
  readonly calls: readonly TrackedCall[];
  /** What the picture shows that stands for the page where it is shared; `null` for none. */
  readonly shareCard: ShareCard | null;
  /** What an editor should mend in the page's own document, a sentence each. */
  readonly problems: readonly string[];
  /** The entry of the page's own document in the search index, as JSON; `null` for other pages. */
  readonly searchEntry: string | null;
  /** How many pages the list has that it shows a page of; `null` where it shows none. */
  readonly pageCount: number | null;
}

const absolute = __SITE_URL__ === null ? null : absoluteOn(__SITE_URL__);

/** What whoever draws the site gives to it. */
interface Host {
  /** ms since 1970. */
  readonly clock?: () => number;
  readonly processor?: PictureProcessor;
  /** Where the content comes from, in place of what the build is configured for. */
  readonly sources?: Sources;
  /**
   * Where the CMS is, on a host that is told so when it runs; otherwise where the build was told.
   */
  readonly strapi?: StrapiConfig;
  /** Draws no pictures for who shares a page: those of the CMS stand in their place. */
  readonly sharesNoCards?: boolean;
  /** Whether the build has a file at an address; left out where nobody knows. */
  readonly hasFile?: (address: string) => boolean;
  /**
   * Whether what cannot be read of the content is kept for `foundProblems`, instead of going to the
   * console.
   */
  readonly collectsProblems?: boolean;
}

type Method = (...args: readonly unknown[]) => unknown;

const DETAIL = /^\/(product|blog)-detail\/([^/]+)$/u;

/** The document that a page is of, by the page's address as the site writes it. */
function documentAt(address: string): DocumentKey | null {
  const [, list, id] = DETAIL.exec(address) ?? [];
  if (list === undefined || id === undefined) return null;
  return `${list === 'product' ? 'product' : 'post'}/${decodeURIComponent(id)}`;
}

const documentsIn = ({ products, posts }: ContentReads): readonly DocumentKey[] => [
  ...[...products].map((id) => `product/${id}`),
  ...[...posts].map((id) => `post/${id}`),
];

/** The embedded catalogue needs no index: the browser has all of it. */
function searchEntryOf({ product, post }: PageSubject): string | null {
  if (__CATALOGUE__ !== 'strapi') return null;
  const entry = product === null ? post : productEntry(product);
  return entry && JSON.stringify(entry);
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/**
 * Draws the site with all its content, on any host that has the web's own interfaces.
 *
 * @param template `index.html` as the build has made it.
 */
export async function siteRenderer(
  template: string,
  {
    clock = Date.now,
    processor,
    sources: given,
    strapi,
    sharesNoCards = false,
    hasFile = () => true,
    collectsProblems = false,
  }: Host = {},
) {
  const {
    listPublicContent,
    listPublicChanges,
    newPageUseCases,
    sources,
    leaveOut,
    foundProblems,
    readWhole,
  } = await publishing(notificationQueue(), {
    processor,
    sources: given,
    strapi,
    collectsProblems,
  });

  const checkedBy = ({ hasPage }: PageUseCases['useCases'], onProblem: (problem: string) => void) =>
    liveLinks({ origin: __SITE_URL__, hasPage, hasFile }, onProblem);

  async function renderPage(
    address: string,
    { useCases, reads, calls }: PageUseCases = newPageUseCases(),
  ): Promise<RenderedPage> {
    const readAt = clock();
    const problems: string[] = [];
    const { body, styles, meta, readCache, ...drawing } = await renderMarkup(
      address,
      useCases,
      enquiryFormAddress(strapi),
      checkedBy(useCases, (problem) => problems.push(problem)),
    );
    const isFound = drawing.isFound && !isBeyondList(readCache);
    const subject = pageSubject(readCache);
    const isShared = absolute !== null && isFound && address !== ROUTES.offline;
    const tags = isShared ? pageTags({ address, meta, subject, sharesNoCards }, absolute) : '';
    const data = dehydratedStateOf(readCache, readAt);
    return {
      status: isFound ? 200 : 404,
      html: await ownStylesAllowed(pageDocument(template, { address, body, styles, tags, data })),
      data: dehydratedStateAsJson(data),
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
      reads,
      calls,
      shareCard: isShared && !sharesNoCards ? shareCard(address, subject) : null,
      problems,
      searchEntry: isFound ? searchEntryOf(subject) : null,
      pageCount: pageCountOf(readCache),
    };
  }

  /** Whether the answer for one document is what fails, and not the CMS. */
  async function isMalformed(document: DocumentKey): Promise<boolean> {
    const [of, id] = document.split(/\/(.*)/su);
    const read =
      of === 'product'
        ? sources.productCatalogue.byId(id as ProductId)
        : sources.blog.byId(id as PostId);
    return !(await succeeds(read));
  }

  /**
   * The documents because of which a page could not be rendered; none where it is the CMS that
   * cannot be read, or the code that fails.
   */
  async function documentsToBlame(
    address: string,
    error: unknown,
  ): Promise<readonly DocumentKey[]> {
    const own = documentAt(address);
    const fromCms = contentErrorsIn(error);
    if (fromCms.some(({ kind }) => kind !== 'malformed')) return [];
    if (fromCms.length > 0) return own !== null && (await isMalformed(own)) ? [own] : [];
    const page = newPageUseCases();
    await succeeds(renderPage(address, page));
    return blamedDocuments({
      own,
      read: documentsIn(page.reads),
      rendersWithout: (documents) =>
        succeeds(renderPage(address, newPageUseCases(new Set(documents)))),
    });
  }

  return {
    /** What the lists of what has pages say. */
    content: (): Promise<PublicContent> => listPublicContent(),
    /** What they say of what changed lately. */
    changes: (before: PublicContent): Promise<PublicContent | null> => listPublicChanges(before),
    withChanges,
    /** Every address that has a page. */
    addresses: publicAddresses,
    /** What stands beside the pages, by its address: the site map, feeds and the like. */
    files(
      content: PublicContent,
      onProblem: (address: string, reason: unknown) => void = () => {},
    ) {
      const { useCases } = newPageUseCases();
      // Each post's own page tells of its links.
      const checkArticle = checkedBy(useCases, () => {});
      return siteFiles(content, { getPost: useCases.getPost, absolute, checkArticle, onProblem });
    },
    /** The site map alone, which needs no more than the lists. */
    siteMap: (content: PublicContent): ReadonlyMap<string, string> =>
      absolute === null ? new Map() : sitemapFiles(publicAddresses(content), absolute),
    /** What hosts answer to a form's post that nobody takes, by its address. */
    failurePages: messageNotSentFiles,
    renderPage: (address: string) => renderPage(address),
    documentAt,
    documentsToBlame,
    leaveOut,
    /** What of the content could not be read so far. */
    foundProblems,
    /** The documents whose every field was read so far. */
    readWhole,
    staleQueries: staleQueries,
    /** The answer that pages get. */
    ask: async ({ port, method, args }: Question): Promise<unknown> =>
      (sources[port as keyof Sources] as unknown as Record<string, Method>)[method]?.(...args),
    /** Calls a use-case that a page has called before. */
    async callAgain(name: string, input: readonly unknown[]): Promise<TrackedCall> {
      const { useCases, calls } = newPageUseCases();
      await (useCases[name as keyof UseCases] as Method)(...input);
      const [call] = calls;
      if (call === undefined) throw new Error(`${name} reads nothing of the content`);
      return call;
    },
  };
}
