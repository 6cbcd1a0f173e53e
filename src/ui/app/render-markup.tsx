import { prerender } from 'react-dom/static';
import type { NotificationFeed } from '../../application/browser-state/notification-feed';
import type { UseCases } from '../../application/use-cases';
import { type TreeLinkCheck, TreeLinkCheckContext } from '../markup/tree-link-check';
import {
  type ArticleLinkCheck,
  ArticleLinkCheckContext,
} from '../pages/post/article-model/article-link-check-context';
import { seedContentDay } from '../site/content-day';
import { queryOf } from '../site/queries/query';
import { newQueryCache, type QueryCache } from '../site/queries/query-cache';
import { type DocumentMeta, RenderResponseContext } from '../site/render-response';
import { ROUTES } from '../site/routes';
import { GlobalStyle } from '../theme/global/global-style';
import { App } from './app';
import { styleElement } from './documents/page-styles';
import { textsOfPage } from './texts-of-pages';

/**
 * A rendered page, with the data that its components reported: metadata, not-found state and page
 * count.
 */
export interface Rendering {
  readonly body: string;
  /** A `<style>` element. */
  readonly styles: string;
  readonly meta: DocumentMeta;
  readonly isFound: boolean;
  /** Number of pages of the list that the page shows; `null` for a page without a list. */
  readonly pageCount: number | null;
}

interface RenderedPage extends Rendering {
  /** Contains all content that the page used. */
  readonly queryCache: QueryCache;
}

const NO_NOTIFICATIONS: NotificationFeed = {
  current: () => [],
  subscribe: () => () => {},
  dismiss() {},
};

/**
 * Renders the page at `address` (`/product`) with all its content. Without JavaScript its forms
 * post to `formAddress`. `readAt` is the time at which the reading of the content began.
 * Rejects if any part of the page fails, so that no incomplete page is published.
 */
export async function renderMarkup(
  address: string,
  useCases: UseCases,
  formAddress: string | null,
  transformArticle: ArticleLinkCheck = async (article) => article,
  transformTrees: TreeLinkCheck = async (trees) => trees,
  readAt = Date.now(),
): Promise<RenderedPage> {
  const queryCache = newQueryCache();
  const errors: unknown[] = [];
  if (address === ROUTES.lineSheet) seedContentDay(queryCache, readAt);
  let meta: DocumentMeta = { title: '', description: '' };
  let isFound = true;
  let pageCount: number | null = null;
  const response = {
    awaitsContent: true,
    head(fields: Partial<DocumentMeta>) {
      meta = { ...meta, ...fields };
    },
    notFound() {
      isFound = false;
    },
    pageCount(count: number) {
      pageCount = count;
    },
  };
  // Loads this content before the rendering. A title that suspends would get a different position
  // in the head in each rendering, so that an unchanged page would count as changed.
  await Promise.all([
    queryCache.fetch(queryOf(useCases, 'getSiteDetails')),
    ...textsOfPage(address).map((name) =>
      queryCache.fetch(queryOf(useCases, 'getPageTexts', name)),
    ),
    queryCache.fetch(queryOf(useCases, 'getLawPageList')),
  ]);
  const { prelude } = await prerender(
    <RenderResponseContext value={response}>
      <ArticleLinkCheckContext value={transformArticle}>
        <TreeLinkCheckContext value={transformTrees}>
          <App
            useCases={useCases}
            notifications={NO_NOTIFICATIONS}
            queryCache={queryCache}
            formAddress={formAddress}
            globalStyle={<GlobalStyle />}
            ssrPath={address}
          />
        </TreeLinkCheckContext>
      </ArticleLinkCheckContext>
    </RenderResponseContext>,

    {
      onError: (error) => void errors.push(error),
      // By default React writes long parts at the end of the document, and a script moves them into
      // place. Without JavaScript a visitor would see only the skeletons.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  const body = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `${address} could not be rendered`);
  return { body, styles: styleElement(body), meta, isFound, pageCount, queryCache };
}
