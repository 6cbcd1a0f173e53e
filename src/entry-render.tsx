import { type DocumentFiles, documentCopier } from './adapters/copied-documents/document-copier';
import { SITE_DETAILS } from './adapters/embedded/embedded-site-details';
import { notificationQueue } from './adapters/notifications/notification-queue';
import { contentErrorsIn } from './application/content-error';
import {
  type DocumentKey,
  documentOf,
  hasOwnIds,
  PAGED_TYPES,
} from './application/content-types/content-types';
import { NO_CONTENT, type PublicContent } from './application/content-types/public-content';
import { allItems } from './application/use-cases/publishing/read-all-pages';
import { enquiryFormAddress } from './composition/enquiry-form-address';
import { type PageUseCases, type Publisher, publishing } from './composition/publishing';
import { searchEntryOf } from './composition/search-entry-of';
import { shellContent } from './composition/shell-content';
import { redirectPath } from './domain/redirects/redirect';
import { type CheckedRedirects, workingRedirects } from './domain/redirects/working-redirects';
import { type Placeholder, placeholdersIn } from './domain/site/placeholders';
import { messageNotSentFiles } from './ui/app/documents/message-not-sent-document';
import { notFoundDocument } from './ui/app/documents/not-found-document';
import { shellDocument } from './ui/app/documents/shell-document';
import { unavailableDocument } from './ui/app/documents/unavailable-document';
import { failingDocuments } from './ui/app/failing-documents';
import { renderPage } from './ui/app/render-page';
import { absoluteOn } from './ui/seo/absolute';
import { batchFiles } from './ui/seo/batch-files';
import { liveLinks } from './ui/seo/live-links';
import { productsFile } from './ui/seo/products-file';
import { siteFiles } from './ui/seo/site-files';
import { sitemapFiles } from './ui/seo/sitemap';
import { webManifestTexts } from './ui/seo/web-manifest-texts';
import { documentFile } from './ui/site/addresses/batch-files';
import { documentAddress, documentAt } from './ui/site/addresses/content-routes';
import { PRODUCTS_FILE } from './ui/site/addresses/products-file';
import { publicAddresses } from './ui/site/addresses/public-addresses';
import { CONTENT_ROUTES, ROUTES } from './ui/site/routes';

const absolute = __SITE_URL__ === null ? null : absoluteOn(__SITE_URL__);

/** Options that the host sets. */
interface Host extends Omit<Publisher, 'copier'> {
  /** Returns the current time in ms since 1970. */
  readonly clock?: () => number;
  /** Whether pages use pictures from the CMS as social previews, because no share cards exist. */
  readonly sharesNoCards?: boolean;
  /** Whether the build has a file at an address. By default every file counts as existing. */
  readonly hasFile?: (address: string) => boolean;
  /**
   * Copies the files of documents. If omitted, the host reads a file when a visitor requests it.
   */
  readonly documentFiles?: DocumentFiles;
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/**
 * Creates the renderer of the site's pages and files. It runs on any host with the standard web
 * APIs.
 *
 * @param template the `index.html` of the build.
 */
export async function siteRenderer(
  template: string,
  {
    clock = Date.now,
    sharesNoCards = false,
    hasFile = () => true,
    documentFiles,
    ...publisher
  }: Host = {},
) {
  const { newPageUseCases, isReadable, ...published } = await publishing(notificationQueue(), {
    ...publisher,
    copier: documentCopier(documentFile, documentFiles),
  });

  const linkedSite = ({ hasPage, useCases: { getRedirect } }: PageUseCases) => ({
    origin: __SITE_URL__,
    hasPage,
    hasFile,
    redirectOf: getRedirect,
  });

  const site = {
    template,
    absolute,
    formAddress: enquiryFormAddress(publisher.strapi),
    sharesNoCards,
    searchEntryOf,
  };

  const render = (address: string, page = newPageUseCases()) =>
    renderPage(address, { ...page, linkedSite: linkedSite(page), readAt: clock() }, site);

  /**
   * Returns the documents that prevent a page from rendering. The list is empty when the reason is
   * an unreachable CMS or an error in the code.
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
    await succeeds(render(address, page));
    return failingDocuments({
      own,
      read: [...page.tags].filter((tag) => documentOf(tag) !== null),
      rendersWithout: (documents) => succeeds(render(address, newPageUseCases(new Set(documents)))),
    });
  }

  return {
    /** Returns the lists of all documents that have pages. */
    content: (): Promise<PublicContent> => published.listPublicContent(),
    /** Returns the lists after some documents have changed: see `update-public-content.ts`. */
    updatedContent: published.updatePublicContent,
    /** Returns every address that has a page. */
    addresses: publicAddresses,
    /** Returns the page of a document that an event of the CMS names; `null` when it is unknown. */
    addressOf(key: DocumentKey): string | null {
      const document = documentOf(key);
      if (document === null || hasOwnIds(document.type)) return null;
      return documentAddress(document.type, document.id);
    },
    /**
     * The home page and the first page of each list. An update renders them first, after the pages
     * of the changed documents, because a new document may appear on them.
     */
    overviews: [ROUTES.home, ...PAGED_TYPES.flatMap((type) => CONTENT_ROUTES[type].list ?? [])],
    /** Returns the files that are not pages, by address, such as the sitemap and the feeds. */
    files(
      content: PublicContent,
      onProblem: (address: string, reason: unknown) => void = () => {},
    ) {
      const page = newPageUseCases();
      // Ignore problems with links here, because the page of each post reports them.
      const transformArticle = liveLinks(linkedSite(page), () => {});
      return siteFiles(content, {
        getPost: page.useCases.getPost,
        getSiteDetails: page.useCases.getSiteDetails,
        getPageTexts: page.useCases.getPageTexts,
        absolute,
        transformArticle,
        onProblem,
      });
    },
    /** Returns the file with the whole catalogue, and the cache tags of what it contains. */
    async productsFile() {
      const { useCases, tags } = newPageUseCases();
      const listProducts = async () => (await allItems(useCases.searchProducts)).items;
      const { getBatchList } = useCases;
      const text = await productsFile({ listProducts, getBatchList }, absolute);
      return { address: PRODUCTS_FILE, text, tags };
    },
    ...batchFiles(newPageUseCases, published.originalDocument, absolute),
    /**
     * Returns the redirects that a host may follow, and those that are left out, with the reasons.
     * A redirect from an existing page is left out. Without `content`, only the pages that every
     * site has count as existing. This is enough for a host that renders on request, because it
     * looks for a redirect only when an address has no page.
     */
    async redirects(content?: PublicContent): Promise<CheckedRedirects> {
      const addresses = publicAddresses(content ?? NO_CONTENT);
      const pages = new Set(addresses.map(({ address }) => redirectPath(address)));
      const hasPage = (path: string) => pages.has(path) || (content !== undefined && hasFile(path));
      return workingRedirects(await published.listRedirects(), { origin: __SITE_URL__, hasPage });
    },
    /** Returns the files of the site map, by address. Unlike `files`, it sends no request. */
    siteMap: (content: PublicContent): ReadonlyMap<string, string> =>
      absolute === null ? new Map() : sitemapFiles(publicAddresses(content), absolute),
    /**
     * Returns the document for addresses without a page, and for pages that the browser renders. It
     * contains the details of the site, the menus, the links to the law pages, and the page texts
     * that the owner changed.
     */
    async notFoundPage() {
      const { useCases, tags } = newPageUseCases();
      const shell = await shellContent(useCases);
      return { html: notFoundDocument(shellDocument(template, shell, SITE_DETAILS)), tags };
    },
    /** Returns the document for a page that cannot be rendered at the moment. */
    async unavailablePage() {
      const { useCases, tags } = newPageUseCases();
      return { html: unavailableDocument(await useCases.getSiteDetails()), tags };
    },
    /** Returns the sample values that visitors see because the owner has not replaced them. */
    async placeholders(): Promise<readonly Placeholder[]> {
      const { getSiteDetails, getTestimonials } = newPageUseCases().useCases;
      return placeholdersIn(await getSiteDetails(), SITE_DETAILS, await getTestimonials());
    },
    /** Returns the HTML pages, by address, that a host serves when the POST of a form fails. */
    failurePages: async () =>
      messageNotSentFiles(await newPageUseCases().useCases.getSiteDetails()),
    /** Returns the owner's texts in the web app manifest, and their cache tags. */
    async webManifestTexts() {
      const { useCases, tags } = newPageUseCases();
      return { texts: await webManifestTexts(useCases), tags };
    },
    renderPage: (address: string) => render(address),
    documentAt,
    documentsToBlame,
    exclude: published.exclude,
    /** Returns the unreadable content found so far. */
    foundProblems: published.foundProblems,
  };
}
