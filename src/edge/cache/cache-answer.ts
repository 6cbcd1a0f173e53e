import { type CachedResponse, FRESH_FOR_MS } from './cached-response';

/** The answer to a request, with its `Cache-Status` (RFC 9211). */
export type Answer =
  | { readonly kind: 'cached'; readonly response: CachedResponse; readonly status: string }
  | { readonly kind: 'missing'; readonly status: string }
  /** The page may exist, but it could not be rendered. */
  | { readonly kind: 'none'; readonly status: string };

/** Seconds for which a response is still fresh; negative once it is old. */
const ttlOf = ({ renderedAt }: CachedResponse, now: number) =>
  Math.round((renderedAt + FRESH_FOR_MS - now) / 1000);

/** Answers with a cached response. @param now in ms since 1970. */
export const hit = (response: CachedResponse, now: number): Answer => ({
  kind: 'cached',
  response,
  status: `hit; ttl=${ttlOf(response, now)}`,
});

/** Answers when no new response can be rendered: with the cached response, or else with `none`. */
export function lastGood(cached: CachedResponse | null, reason: string, now: number): Answer {
  const detail = `detail="${reason}"`;
  return cached === null
    ? { kind: 'none', status: `fwd=uri-miss; ${detail}` }
    : {
        kind: 'cached',
        response: cached,
        status: `hit; ttl=${Math.min(0, ttlOf(cached, now))}; ${detail}`,
      };
}
