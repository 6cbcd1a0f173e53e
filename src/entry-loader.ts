import { currentSearch } from './composition/kept-scenario';
import { atFirstSign } from './ui/waking/first-sign';
import { forgetDrawnPage } from './ui/waking/forget-drawn-page';
import { keepActs } from './ui/waking/kept-acts';
import { PAGE_DATA_ID } from './ui/waking/page-data-id';
import { keepTyped } from './ui/waking/typed-asleep';
import { whenAwake } from './ui/waking/when-awake';

const code = () => import('./entry-client');

// What was drawn ahead shows the sample content; a scenario has its own.
if (__DEV_TOOLS__ && currentSearch() !== '') forgetDrawnPage(document);

if (document.getElementById(PAGE_DATA_ID) === null) {
  // Nothing stands here yet: a late-born page, or a site that was built as a shell.
  code();
} else {
  const endKeeping = keepTyped();
  let isWaking = false;
  const wake = async () => {
    if (isWaking) return;
    isWaking = true;
    acts.keepFilled();
    try {
      await code();
      await whenAwake();
      acts.doAgain();
      endKeeping();
    } catch {
      // Code that did not come is sent for again with the next thing a visitor does.
      isWaking = false;
    }
  };
  const acts = keepActs(wake);
  atFirstSign(wake);
}
