import type { ContentReads } from './adapters/dependency-tracking/content-reads';
import type { DocumentKey } from './adapters/excluded-documents/excluded-documents';
import { notificationQueue } from './adapters/notifications/notification-queue';
import { productEntry } from './adapters/search-index/search-entries';
import { contentErrorsIn } from './application/content-error';
import type { PublicContent } from './application/public-content';
import { staleQueries } from './application/use-cases/publishing/stale-queries';
import { withChanges } from './application/use-cases/publishing/with-changes';
import { documentAt, documentsIn } from './composition/documents-of-pages';
import { enquiryFormAddress } from './composition/enquiry-form-address';
import { type PageUseCases, type Publisher, publishing } from './composition/publishing';
import type { TrackedCall } from './composition/tracked-use-cases';
import { failingDocuments } from './ui/app/failing-documents';
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
  /** 404 when the page does not exist. */
  readonly status: 200 | 404;
  /** The complete HTML document. */
  readonly html: string;
  /**
   * The dehydrated state as JSON, for client-side navigation to this page: see
   * `dehydrated-state.ts`.
   */
  readonly data: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly reads: ContentReads;
  /** Every use-case call of the page with its queries. */
  readonly calls: readonly TrackedCall[];
  /** The content of the share card (social preview image); `null` for none. */
  readonly shareCard: ShareCard | null;
  /** Problems in the page's document that an editor should fix, one sentence each. */
  readonly problems: readonly string[];
  /** The entry of the page's own document in the search index, as JSON; `null` for other pages. */
  readonly searchEntry: string | null;
  /** Number of pages of the list that the page shows; `null` when it shows none. */
  readonly pageCount: number | null;
}

const absolute = __SITE_URL__ === null ? null : absoluteOn(__SITE_URL__);

/** Options from the host that renders the site. */
interface Host extends Publisher {
  /** ms since 1970. */
  readonly clock?: () => number;
  /** Renders no share cards; pictures from the CMS replace them. */
  readonly sharesNoCards?: boolean;
  /** Whether the build has a file at an address; omitted when unknown. */
  readonly hasFile?: (address: string) => boolean;
}

/** The in-memory catalogue needs no index: the browser holds all of it. */
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
 * Renders the site with all its content, on any host with the standard web APIs.
 *
 * @param template the `index.html` of the build.
 */
export async function siteRenderer(
  template: string,
  { clock = Date.now, sharesNoCards = false, hasFile = () => true, ...publisher }: Host = {},
) {
  const { newPageUseCases, isReadable, listPublicContent, listPublicChanges, ...published } =
    await publishing(notificationQueue(), publisher);

  const checkedBy = ({ hasPage }: PageUseCases['useCases'], onProblem: (problem: string) => void) =>
    liveLinks({ origin: __SITE_URL__, hasPage, hasFile }, onProblem);

  async function renderPage(
    address: string,
    { useCases, reads, calls }: PageUseCases = newPageUseCases(),
  ): Promise<RenderedPage> {
    const readAt = clock();
    const problems: string[] = [];
    const { body, styles, meta, queryCache, ...markup } = await renderMarkup(
      address,
      useCases,
      enquiryFormAddress(publisher.strapi),
      checkedBy(useCases, (problem) => problems.push(problem)),
    );
    const isFound = markup.isFound && !isBeyondList(queryCache);
    const subject = pageSubject(queryCache);
    const isShared = absolute !== null && isFound && address !== ROUTES.offline;
    const tags = isShared ? pageTags({ address, meta, subject, sharesNoCards }, absolute) : '';
    const data = dehydratedStateOf(queryCache, readAt);
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
      pageCount: pageCountOf(queryCache),
    };
  }

  /**
   * The documents that prevent a page from rendering; empty when the CMS is unreachable or the code
   * fails.
   */
  async function documentsToBlame(
    address: string,
    error: unknown,
  ): Promise<readonly DocumentKey[]> {
    const own = documentAt(address);
    const fromCms = contentErrorsIn(error);
    if (fromCms.some(({ kind }) => kind !== 'malformed')) return [];
    if (fromCms.length > 0) return own !== null && !(await isReadable(own)) ? [own] : [];
    const page = newPageUseCases();
    await succeeds(renderPage(address, page));
    return failingDocuments({
      own,
      read: documentsIn(page.reads),
      rendersWithout: (documents) =>
        succeeds(renderPage(address, newPageUseCases(new Set(documents)))),
    });
  }

  return {
    /** The lists of all documents that have pages. */
    content: (): Promise<PublicContent> => listPublicContent(),
    /** The recent changes of these lists. */
    changes: (before: PublicContent): Promise<PublicContent | null> => listPublicChanges(before),
    withChanges,
    /** Every address that has a page. */
    addresses: publicAddresses,
    /** The other files by address: the site map, feeds and the like. */
    files(
      content: PublicContent,
      onProblem: (address: string, reason: unknown) => void = () => {},
    ) {
      const { useCases } = newPageUseCases();
      // The page of each post reports the problems of its links.
      const checkArticle = checkedBy(useCases, () => {});
      return siteFiles(content, { getPost: useCases.getPost, absolute, checkArticle, onProblem });
    },
    /** The site map only, which needs just the lists. */
    siteMap: (content: PublicContent): ReadonlyMap<string, string> =>
      absolute === null ? new Map() : sitemapFiles(publicAddresses(content), absolute),
    /** Pages by address that a host serves when no receiver accepts a form's POST. */
    failurePages: messageNotSentFiles,
    renderPage: (address: string) => renderPage(address),
    documentAt,
    documentsToBlame,
    staleQueries,
    ask: published.ask,
    callAgain: published.callAgain,
    exclude: published.exclude,
    /** The unreadable content so far. */
    foundProblems: published.foundProblems,
    /** The documents read so far with all their fields. */
    readWhole: published.readWhole,
  };
}
