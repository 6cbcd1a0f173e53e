import '#styles/site.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
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
import { pageAt } from './ui/app/pages';
import { hasPrerenderedStyle } from './ui/app/prerendered-styles';
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

const readCache = newQueryCache();
const drawn = dehydratedStateIn(document);
if (drawn !== null) hydrateCache(readCache, drawn);

/** Where this document was drawn for, if it was. */
const place = unreachedPath() === null ? location.pathname : ROUTES.offline;

// Beside the rest; where it does not come the page says so.
const pageCode = pageAt(place)
  ?.load()
  .catch(() => {});

const notifications = notificationQueue();
// Once they are loaded, typed text is saved synchronously: before a reload, for example.
const loadFormUseCases = loadedOnce(
  async () => (await import('./composition/form-use-cases')).formUseCases,
);
const formUseCases = {
  keepEnquiryDraft: async (draft) => (await loadFormUseCases()).keepEnquiryDraft(draft),
  getKeptEnquiryDraft: async (kind) => (await loadFormUseCases()).getKeptEnquiryDraft(kind),
  countWaitingEnquiries: async (kind) => (await loadFormUseCases()).countWaitingEnquiries(kind),
  discardWaitingEnquiries: async (kind) => (await loadFormUseCases()).discardWaitingEnquiries(kind),
  discardEnquiryDraft: async (kind) => (await loadFormUseCases()).discardEnquiryDraft(kind),
} satisfies Partial<UseCases>;
// The container comes in a chunk of its own: beside the first drawing of the page, or when a page
// that was drawn ahead asks for more than it carries.
const useCases = deferredUseCases(
  async () => {
    try {
      const { loadUseCases } = await import('./composition/load-use-cases');
      return await loadUseCases(notifications);
    } catch (cause) {
      // To who asks, code that does not come is content that does not.
      throw new ContentError('network', { cause });
    }
  },
  { atOnce: drawn === null, early: formUseCases },
);

const isTranslated = () => document.querySelector('font') !== null;

const pages = routePrefetch(readCache, { areDrawn: drawn !== null });
prefetchLinks(pages.prepare);

const app = (groundStyle: ElementOnlyNode) => (
  <App
    useCases={useCases}
    notifications={notifications}
    readCache={readCache}
    windowFocus={windowFocus(window)}
    calendar={visitorsCalendar(document)}
    aroundNav={deferredNavigation(pages)}
    formAddress={enquiryFormAddress()}
    groundStyle={groundStyle}
    {...(drawn !== null && { ssrPath: place })}
  />
);

/**
 * What the address holds beside its path is told to the page right after its frame has its code. A
 * page without its code could not take that in: React would throw away what was drawn.
 */
async function bringToLife(drawnPage: HTMLElement) {
  await pageCode;
  // A form keeps what is typed from its first letter on.
  if (drawnPage.querySelector('form[method=post]')) await loadFormUseCases().catch(() => {});
  // A translator that was here first has changed what was drawn: it is drawn anew, and no fault.
  // Parts whose code comes late may be translated after the rest.
  const wasTranslated = isTranslated();
  const onRecoverableError = (error: unknown) => {
    if (!wasTranslated && !isTranslated()) reportError(error);
  };
  // In slices: a processor that comes meanwhile is answered between them.
  startTransition(() => {
    hydrateRoot(drawnPage, app(null), { onRecoverableError });
  });
}

/** A document that was drawn ahead has them, whatever it was drawn for. */
async function groundStyle(): Promise<ElementOnlyNode> {
  if (hasPrerenderedStyle()) return null;
  const { GlobalStyle } = await import('./ui/theme/global/global-style');
  return <GlobalStyle />;
}

async function show(empty: HTMLElement) {
  // Where they do not come the words do all the same.
  createRoot(empty).render(app(await groundStyle().catch(() => null)));
}

if (drawn === null) show(root);
else bringToLife(root);

if (previewToken !== null) import('./entry-preview');
// What an editor looks at is kept nowhere; and nothing of this is to hold up the page.
else whenHydrated().then(() => whenIdle(() => workOffline(useCases)));

if (__DEV_TOOLS__ && __CATALOGUE__ === 'memory') {
  import('./entry-dev-tools').then(({ showDevTools }) => showDevTools());
}
