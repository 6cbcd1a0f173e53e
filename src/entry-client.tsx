import { createRoot } from 'react-dom/client';
import { windowFocus } from './adapters/browser/window-focus';
import { notificationQueue } from './adapters/notifications/notification-queue';
import { ContentError } from './application/content-error';
import { deferredUseCases } from './composition/deferred-use-cases';
import { App } from './ui/app/app';
import { newQueryClient } from './ui/site/query-client';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id root');

const notifications = notificationQueue();
// The container comes in a chunk of its own, beside the first drawing of the page.
const useCases = deferredUseCases(async () => {
  try {
    const { loadUseCases } = await import('./composition/load-use-cases');
    return await loadUseCases(notifications);
  } catch (cause) {
    // To who asks, code that does not come is content that does not.
    throw new ContentError('network', { cause });
  }
});

createRoot(root).render(
  <App
    useCases={useCases}
    notifications={notifications}
    queryClient={newQueryClient()}
    windowFocus={windowFocus(window)}
  />,
);

if (__DEV_TOOLS__ && __CATALOGUE__ === 'memory') {
  import('./entry-dev-tools').then(({ showDevTools }) => showDevTools());
}
