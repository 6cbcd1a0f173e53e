import '#styles/site.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { enquiryListSource } from './adapters/browser/enquiry-list-source';
import { visitorsCalendar } from './adapters/browser/visitors-calendar';
import { windowFocus } from './adapters/browser/window-focus';
import { notificationQueue } from './adapters/notifications/notification-queue';
import { ContentError } from './application/content-error';
import type { UseCases } from './application/use-cases';
import { deferredUseCases } from './composition/deferred-use-cases';
import { enquiryFormAddress } from './composition/enquiry-form-address';
import { loadedOnce } from './composition/loaded-once';
import { previewToken } from './composition/preview/preview-token';
import { workOffline } from './entry-offline';
import { App } from './ui/app/app';
import { deferredNavigation } from './ui/app/deferred-navigation';
import { hasPrerenderedStyle } from './ui/app/documents/prerendered-styles';
import { pageAt } from './ui/app/pages';
import { routePrefetch } from './ui/app/route-prefetch';
import { whenIdle } from './ui/hydration/hydration-trigger';
import { whenHydrated } from './ui/hydration/when-hydrated';
import { dehydratedStateIn, hydrateCache } from './ui/site/dehydrated-state';
import type { ElementOnlyNode } from './ui/site/element-only-node';
import { prefetchLinks } from './ui/site/link-prefetch';
import { unreachedPath } from './ui/site/offline/unreachable';
import { newQueryCache } from './ui/site/queries/query-cache';
import { ROUTES } from './ui/site/routes';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');

const queryCache = newQueryCache();
const dehydrated = dehydratedStateIn(document);
if (dehydrated !== null) hydrateCache(queryCache, dehydrated);

/**
 * Path of the page that this document contains. If the service worker served the offline page
 * instead of the requested page, it is the path of the offline page.
 */
const place = unreachedPath() === null ? location.pathname : ROUTES.offline;

// Start to load the page's code before React needs it. Ignore a failure here: the page reports it
// when it renders.
const pageCode = pageAt(place)
  ?.load()
  .catch(() => {});

const notifications = notificationQueue();
// Loads the use-cases of forms, a separate chunk. Once it has loaded, a draft is stored in the same
// task as the input event, so that a reload right after the input does not lose it.
const loadFormUseCases = loadedOnce(
  async () => (await import('./composition/form-use-cases')).formUseCases,
);
const formUseCases = {
  storeEnquiryDraft: async (draft) => (await loadFormUseCases()).storeEnquiryDraft(draft),
  getStoredEnquiryDraft: async (kind) => (await loadFormUseCases()).getStoredEnquiryDraft(kind),
  countQueuedEnquiries: async (kind) => (await loadFormUseCases()).countQueuedEnquiries(kind),
  discardQueuedEnquiries: async (kind) => (await loadFormUseCases()).discardQueuedEnquiries(kind),
  discardEnquiryDraft: async (kind) => (await loadFormUseCases()).discardEnquiryDraft(kind),
} satisfies Partial<UseCases>;
// The dependency container, which creates the use-cases, is a separate chunk. It loads in parallel
// with the first render. On a prerendered page it loads only when the page needs data that the
// document does not contain.
const useCases = deferredUseCases(
  async () => {
    try {
      const { loadUseCases } = await import('./composition/load-use-cases');
      return await loadUseCases(notifications, { arePrerendered: dehydrated !== null });
    } catch (cause) {
      // A chunk that fails to load is reported like failed content, so that the error panel offers
      // Retry.
      throw new ContentError('network', { cause });
    }
  },
  { atOnce: dehydrated === null, early: formUseCases },
);

const enquiryList = enquiryListSource(
  loadedOnce(async () => (await import('./composition/enquiry-list')).enquiryList),
);

const isTranslated = () => document.querySelector('font') !== null;

const pages = routePrefetch(queryCache, { arePrerendered: dehydrated !== null });
prefetchLinks(pages.prepare);

const app = (globalStyle: ElementOnlyNode) => (
  <App
    useCases={useCases}
    notifications={notifications}
    queryCache={queryCache}
    windowFocus={windowFocus(window)}
    calendar={visitorsCalendar(document)}
    enquiryList={enquiryList}
    aroundNav={deferredNavigation(pages)}
    formAddress={enquiryFormAddress()}
    globalStyle={globalStyle}
    {...(dehydrated !== null && { ssrPath: place })}
  />
);

/**
 * Hydrates a prerendered page. The page applies the query and fragment of the address right after
 * the shell (header and footer) hydrates. The page's code must have loaded by then, or React would
 * discard the prerendered HTML.
 */
async function hydrate(prerenderedPage: HTMLElement) {
  await pageCode;
  // Load the form's use-cases first, because a form stores a draft at every input.
  if (prerenderedPage.querySelector('form[method=post]')) await loadFormUseCases().catch(() => {});
  // A browser translator may have changed the prerendered HTML. React then renders the page again,
  // which is not an error. `onRecoverableError` checks again, because a lazy section may be
  // translated after this point.
  const wasTranslated = isTranslated();
  const onRecoverableError = (error: unknown) => {
    if (!wasTranslated && !isTranslated()) reportError(error);
  };
  // In a transition, React hydrates in slices and handles clicks between them.
  startTransition(() => {
    hydrateRoot(prerenderedPage, app(null), { onRecoverableError });
  });
}

/** The global styles; `null` when the document has prerendered styles. */
async function globalStyle(): Promise<ElementOnlyNode> {
  if (hasPrerenderedStyle()) return null;
  const { GlobalStyle } = await import('./ui/theme/global/global-style');
  return <GlobalStyle />;
}

/**
 * Reads the owner's content from the CMS. If that fails, the page shows the content that ships with
 * the site.
 */
async function ownersContent() {
  const { shellContent } = await import('./composition/shell-content');
  return shellContent(useCases).catch((error) => void reportError(error));
}

async function show(empty: HTMLElement) {
  // The page renders even when the styles fail to load.
  const style = globalStyle().catch(() => null);
  // If this import fails, the page still shows the text of `index.html`, which offers a reload.
  const { seedShell } = await import('./entry-shell');
  await seedShell(queryCache, place, __READS_TEXTS__ ? await ownersContent() : undefined);
  createRoot(empty).render(app(await style));
}

if (dehydrated === null) show(root);
else hydrate(root);

if (previewToken !== null) import('./entry-preview');
// Previews are never cached, so a preview has no offline support. On other pages, offline support
// starts when the browser is idle, so that it does not delay the page.
else whenHydrated().then(() => whenIdle(() => workOffline(useCases)));

if (__DEV_TOOLS__ && __CATALOGUE__ === 'memory') {
  import('./entry-dev-tools').then(({ showDevTools }) => showDevTools());
}
