import { prerenderToNodeStream } from 'react-dom/static';
import { notificationQueue } from './adapters/notifications/notification-queue';
import { loadUseCases } from './composition/load-use-cases';
import { App } from './ui/app/app';
import { newQueryClient } from './ui/site/query-client';

/**
 * The page at `path` as HTML, drawn in Node when all its content is there.
 * Rejects when any part of it failed: half a page is not published.
 */
export async function prerenderPage(path: string): Promise<string> {
  const notifications = notificationQueue();
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <App
      useCases={await loadUseCases(notifications)}
      notifications={notifications}
      queryClient={newQueryClient()}
      ssrPath={path}
    />,
    {
      onError: (error) => void errors.push(error),
      // Otherwise React puts long parts at the end and moves them in by script: without
      // JavaScript a reader would see the skeleton only.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  if (errors.length > 0) throw new AggregateError(errors, `${path} could not be prerendered`);
  let html = '';
  for await (const chunk of prelude) html += chunk.toString();
  return html;
}
