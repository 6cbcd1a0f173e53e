import { isPreviewAddress, previewToken } from './composition/preview/preview-token';
import { currentSearch } from './composition/stored-scenario';
import { codeIsLost, codeWorks, expectCode } from './ui/hydration/code-availability';
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

/** After this time the page falls back to working without the code, until the code loads. */
const FALLBACK_AFTER_MS = 10_000;

const code = () => import('./entry-client');

// Prerendered HTML shows sample or published content; a scenario or a draft has other content.
const hasOtherContent = (__DEV_TOOLS__ && currentSearch() !== '') || previewToken !== null;

// A browser does not reload the page when only the fragment of the address changes.
if (__CATALOGUE__ === 'strapi') {
  addEventListener('hashchange', () => isPreviewAddress() && location.reload());
}

if (hasOtherContent || !isPrerenderedHere()) {
  // A page published after the build, a site built as a shell, or a host that serves one document
  // for all addresses.
  codeWorks();
  discardPrerenderedPage();
  loadDeferredStyles();
  code();
} else {
  expectCode();
  const fallBack = () => {
    codeIsLost();
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
    // Show that the click was registered before loading the code blocks the main thread.
    await afterNextPaint();
    recordedEvents.recordFilledFields();
    try {
      await code();
      await whenHydrated();
      codeWorks();
      recordedEvents.replay();
      stopRestoring();
    } catch {
      // Load failed code again at the next interaction, or now if there was one meanwhile.
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
  // On Back to the foot of a page, its height must match the restored scroll position.
  if (needsCodeAtOnce()) loadDeferredStyles();
  pageSettled().then(() => {
    loadDeferredStyles();
    loadLazySvgsInView();
  });
}
