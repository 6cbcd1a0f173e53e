import { isPreviewAddress, previewToken } from './composition/preview/preview-token';
import { currentSearch } from './composition/stored-scenario';
import { expectCode, markCodeFailed, markHydrated } from './ui/hydration/code-availability';
import { loadDeferredStyles } from './ui/hydration/deferred-styles';
import { recordEvents } from './ui/hydration/event-replay';
import { restoreForms } from './ui/hydration/form-restore';
import {
  afterNextPaint,
  needsCodeAtOnce,
  onHydrationTrigger,
  pageSettled,
} from './ui/hydration/hydration-trigger';
import { loadLazySvgs, loadLazySvgsInView } from './ui/hydration/lazy-svg';
import { discardPrerenderedPage, isPrerenderedHere } from './ui/hydration/prerendered-page';
import { markScripted } from './ui/hydration/scripted-markup';
import { whenHydrated } from './ui/hydration/when-hydrated';

/**
 * Maximum wait for the page's code, in ms. After that, the page works without the code until the
 * code has loaded.
 */
const FALLBACK_AFTER_MS = 10_000;

const code = () => import('./entry-client');

// The prerendered HTML contains the sample or the published content. A scenario of the developer
// tools and a preview of a draft show other content.
const hasOtherContent = (__DEV_TOOLS__ && currentSearch() !== '') || previewToken !== null;

// Reload when the address becomes that of a preview, because a browser does not reload when only
// the fragment changes.
if (__CATALOGUE__ === 'strapi') {
  addEventListener('hashchange', () => isPreviewAddress() && location.reload());
}

if (hasOtherContent || !isPrerenderedHere()) {
  // The document does not contain the page to show. Either that page shows a scenario or a draft,
  // or it was published after the build, or the site was built without prerendered pages, or the
  // host serves one document for all addresses.
  markHydrated();
  discardPrerenderedPage();
  loadDeferredStyles();
  code();
} else {
  expectCode();
  const fallBack = () => {
    markCodeFailed();
    markScripted(false);
  };
  const stopRestoring = restoreForms();
  let isHydrating = false;
  let isRetryRequested = false;
  const hydrate = async () => {
    isRetryRequested = isHydrating;
    if (isHydrating) return;
    isHydrating = true;
    const fallbackTimer = setTimeout(fallBack, FALLBACK_AFTER_MS);
    loadLazySvgs();
    loadDeferredStyles();
    // Let the browser paint the busy state of a clicked button first, because loading the code
    // blocks the main thread.
    await afterNextPaint();
    recordedEvents.recordFilledFields();
    try {
      await code();
      await whenHydrated();
      markHydrated();
      recordedEvents.replay();
      stopRestoring();
    } catch {
      // The code failed to load. Load it again at the next interaction, or now if there was one
      // during the loading.
      isHydrating = false;
      if (isRetryRequested) return hydrate();
      fallBack();
      recordedEvents.fallBackToBrowser();
    } finally {
      clearTimeout(fallbackTimer);
    }
  };
  const recordedEvents = recordEvents(hydrate);
  markScripted();
  onHydrationTrigger(hydrate);
  // Hydration may scroll to an anchor or to a restored position. The page must then have its full
  // height, which depends on these styles.
  if (needsCodeAtOnce()) loadDeferredStyles();
  pageSettled().then(() => {
    loadDeferredStyles();
    loadLazySvgsInView();
  });
}
