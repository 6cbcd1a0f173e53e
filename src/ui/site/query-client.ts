import { QueryClient } from '@tanstack/react-query';

const MINUTE_MS = 60_000;

/** The cache of what has been read. Retrying is the adapters' business, which know when it helps. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 5 * MINUTE_MS,
        gcTime: 30 * MINUTE_MS,
        refetchOnWindowFocus: false,
        // The library would wait in silence while the browser says it is offline; an error panel
        // with Retry says what is the matter.
        networkMode: 'always',
      },
    },
  });
