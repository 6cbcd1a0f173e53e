import { currentSearch } from './composition/kept-scenario';
import { isPreviewAddress, previewToken } from './composition/preview/preview-token';
import { codeIsLost, codeWorks, expectCode } from './ui/hydration/code-availability';
import { forgetDrawnPage, isDrawnHere } from './ui/hydration/drawn-page';
import { atFirstSign, isAwaited, painted, stands } from './ui/hydration/first-sign';
import { keepActs } from './ui/hydration/kept-acts';
import { fetchDrawings, fetchDrawingsInView } from './ui/hydration/late-drawings';
import { fetchSheet } from './ui/hydration/late-sheet';
import { markScripted } from './ui/hydration/scripted-markup';
import { keepTyped } from './ui/hydration/typed-asleep';
import { whenAwake } from './ui/hydration/when-awake';

/** Code that is longer on its way is taken for lost until it comes. */
const PATIENCE_MS = 10_000;

const code = () => import('./entry-client');

// What was drawn ahead shows the sample content, and what is published; a scenario and a draft are other.
const isOther = (__DEV_TOOLS__ && currentSearch() !== '') || previewToken !== null;

// To a browser an address of the page that it shows already is no reason to load it.
if (__CATALOGUE__ === 'strapi') {
  addEventListener('hashchange', () => isPreviewAddress() && location.reload());
}

if (isOther || !isDrawnHere()) {
  // A late-born page, a site that was built as a shell, or a host that has one page for all addresses.
  codeWorks();
  forgetDrawnPage();
  fetchSheet();
  code();
} else {
  expectCode();
  const goWithout = () => {
    codeIsLost();
    markScripted(false);
  };
  const endKeeping = keepTyped();
  let isWaking = false;
  let isWantedAgain = false;
  const wake = async () => {
    isWantedAgain = isWaking;
    if (isWaking) return;
    isWaking = true;
    const patience = setTimeout(goWithout, PATIENCE_MS);
    fetchDrawings();
    fetchSheet();
    // That a press was heard is to be seen before the code takes the processor.
    await painted();
    acts.keepFilled();
    try {
      await code();
      await whenAwake();
      codeWorks();
      acts.doAgain();
      endKeeping();
    } catch {
      // Code that did not come is sent for again with the next thing a visitor does, or has done meanwhile.
      isWaking = false;
      if (isWantedAgain) return wake();
      goWithout();
      acts.doWithoutCode();
    } finally {
      clearTimeout(patience);
    }
  };
  const acts = keepActs(wake);
  markScripted();
  atFirstSign(wake);
  // Who comes back to the foot of a page finds it as high as it was.
  if (isAwaited()) fetchSheet();
  stands().then(() => {
    fetchSheet();
    fetchDrawingsInView();
  });
}
