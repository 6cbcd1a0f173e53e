import { prerender } from 'react-dom/static';
import type { NotificationFeed } from '../../application/notification-feed';
import type { UseCases } from '../../application/use-cases';
import type { PageMeta } from '../content/meta/page-meta';
import { type ArticleCheck, ArticleCheckContext } from '../pages/post/article/article-check';
import { newQueryCache, type QueryCache } from '../site/queries/query-cache';
import { RenderResponseContext } from '../site/render-response';
import { GlobalStyle } from '../theme/global/global-style';
import { App } from './app';
import { styleElement } from './page-styles';

/** A page as React draws it, and what was read and said on the way. */
export interface Rendering {
  readonly body: string;
  /** A `<style>` element. */
  readonly styles: string;
  readonly meta: PageMeta;
  readonly isFound: boolean;
}

interface RenderedPage extends Rendering {
  /** Holds all that the page was made of. */
  readonly readCache: QueryCache;
}

/** Content that asks for more content, which asks for more: deeper than any page of ours. */
const MOST_PASSES = 5;

const SILENT: NotificationFeed = { current: () => [], subscribe: () => () => {}, dismiss() {} };

interface Page {
  readonly address: string;
  readonly useCases: UseCases;
  readonly formAddress: string | null;
  readonly checkArticle: ArticleCheck;
  readonly readCache: QueryCache;
}

async function renderOnce({
  address,
  useCases,
  formAddress,
  checkArticle,
  readCache,
}: Page): Promise<Rendering> {
  const errors: unknown[] = [];
  let meta: PageMeta = { title: '', description: '' };
  let isFound = true;
  const answer = {
    head(said: Partial<PageMeta>) {
      meta = { ...meta, ...said };
    },
    notFound() {
      isFound = false;
    },
  };
  const { prelude } = await prerender(
    <RenderResponseContext value={answer}>
      <ArticleCheckContext value={checkArticle}>
        <App
          useCases={useCases}
          notifications={SILENT}
          readCache={readCache}
          formAddress={formAddress}
          groundStyle={<GlobalStyle />}
          ssrPath={address}
        />
      </ArticleCheckContext>
    </RenderResponseContext>,

    {
      onError: (error) => void errors.push(error),
      // Otherwise React puts long parts at the end and moves them in by script: without
      // JavaScript a reader would see the skeleton only.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  const body = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `${address} could not be drawn`);
  return { body, styles: styleElement(body), meta, isFound };
}

/**
 * The page at `address` (`/product`), drawn when all its content is there, its forms leading to
 * `formAddress` for those without a script.
 * Rejects when any part of it failed: half a page is not published.
 */
export async function renderMarkup(
  address: string,
  useCases: UseCases,
  formAddress: string | null,
  checkArticle: ArticleCheck = async (article) => article,
): Promise<RenderedPage> {
  const readCache = newQueryCache();
  for (let pass = 1; pass <= MOST_PASSES; pass += 1) {
    const known = readCache.cached().length;
    const drawing = await renderOnce({ address, useCases, formAddress, checkArticle, readCache });
    // In a browser what a drawing does not wait for comes when the page stands.
    const isAsking = await readCache.fetchWanted();
    const hasWaited = pass === 1 || readCache.cached().length > known;
    // What counts waits for nothing: its styles stand in the page's order, whatever came first.
    if (!isAsking && !hasWaited) return { ...drawing, readCache };
  }
  throw new Error(`After ${MOST_PASSES} drawings ${address} still asks for more`);
}
