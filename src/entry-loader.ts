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

/** Code that is longer on its way is taken for lost until it comes. */
const PATIENCE_MS = 10_000;

const code = () => import('./entry-client');

// What was drawn ahead shows the sample content, and what is published; a scenario and a draft are
// other.
const isOther = (__DEV_TOOLS__ && currentSearch() !== '') || previewToken !== null;

// To a browser an address of the page that it shows already is no reason to load it.
if (__CATALOGUE__ === 'strapi') {
  addEventListener('hashchange', () => isPreviewAddress() && location.reload());
}

if (isOther || !isPrerenderedHere()) {
  // A late-born page, a site that was built as a shell, or a host that has one page for all
  // addresses.
  codeWorks();
  discardPrerenderedPage();
  loadDeferredStyles();
  code();
} else {
  expectCode();
  const goWithout = () => {
    codeIsLost();
    markScripted(false);
  };
  const endKeeping = restoreForms();
  let isWaking = false;
  let isWantedAgain = false;
  const wake = async () => {
    isWantedAgain = isWaking;
    if (isWaking) return;
    isWaking = true;
    const patience = setTimeout(goWithout, PATIENCE_MS);
    loadLazySvgs();
    loadDeferredStyles();
    // That a processor was heard is to be seen before the code takes the processor.
    await afterNextPaint();
    acts.recordFilledFields();
    try {
      await code();
      await whenHydrated();
      codeWorks();
      acts.replay();
      endKeeping();
    } catch {
      // Code that did not come is sent for again with the next thing a visitor does, or has done
      // meanwhile.
      isWaking = false;
      if (isWantedAgain) return wake();
      goWithout();
      acts.fallBackToBrowser();
    } finally {
      clearTimeout(patience);
    }
  };
  const acts = recordEvents(wake);
  markScripted();
  onHydrationTrigger(wake);
  // Who comes back to the foot of a page finds it as high as it was.
  if (needsCodeAtOnce()) loadDeferredStyles();
  pageSettled().then(() => {
    loadDeferredStyles();
    loadLazySvgsInView();
  });
}
