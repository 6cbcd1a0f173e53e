import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Reads } from '../../../application/use-cases';
import { RenderResponseContext } from '../render-response';
import { useUseCases } from '../use-cases-context';
import { type AnswerOf, hashOf, type Query, type QueryInput, queryOf } from './query';
import type { QueryCache, QueryState } from './query-cache';

export const QueryCacheContext = createContext<QueryCache | null>(null);

export function useQueryCache(): QueryCache {
  const cache = useContext(QueryCacheContext);
  if (cache === null) throw new Error('useQueryCache needs a QueryCacheContext above it');
  return cache;
}

function useQueryState({ key }: Query<unknown>): QueryState | undefined {
  const cache = useQueryCache();
  const hash = hashOf(key);
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(hash, listener),
    [cache, hash],
  );
  const current = () => cache.stateOf(key);
  return useSyncExternalStore(subscribe, current, current);
}

/** Fetches a query that is missing or stale, on mount and whenever the query changes. */
function useFetchIfStale(read: Query<unknown>, isWanted = true): void {
  const cache = useQueryCache();
  const hash = hashOf(read.key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal keys have equal hashes
  useEffect(() => {
    if (isWanted) cache.fetchIfStale(read);
  }, [cache, hash, isWanted]);
}

function answerOrSuspend<Answer>(
  cache: QueryCache,
  read: Query<Answer>,
  state: QueryState | undefined,
): Answer {
  if (state?.step === 'failed') throw state.error;
  if (state?.step === 'loaded') return state.answer as Answer;
  // Throws the promise instead of calling React's `use`. `use` suspends even if the promise is
  // already resolved. React also expects the next render to call `use` again, but by then the
  // answer is cached and there is no promise.
  throw cache.fetch(read);
}

/**
 * Returns the answer. Suspends until it is loaded and throws its error, so that the boundary above
 * shows a skeleton or the error panel. Does not refetch a stale answer.
 */
export function useSuspenseSnapshot<Answer>(read: Query<Answer>): Answer {
  return answerOrSuspend(useQueryCache(), read, useQueryState(read));
}

/** Like `useSuspenseSnapshot`, but refetches a stale answer. */
export function useSuspenseAnswer<Answer>(read: Query<Answer>): Answer {
  useFetchIfStale(read);
  return useSuspenseSnapshot(read);
}

/** Returns the answer of a function of `Reads`: `useSuspenseQuery('getProduct', id)`. */
export const useSuspenseQuery = <Name extends keyof Reads>(
  name: Name,
  ...input: QueryInput<Name>
): AnswerOf<Name> => useSuspenseAnswer(queryOf(useUseCases(), name, ...input));

interface QueryResult<Answer> {
  /** `undefined` until it is loaded, and after a failure. */
  readonly answer: Answer | undefined;
  readonly isLoading: boolean;
}

/**
 * Returns an answer. During prerendering it suspends until the answer is loaded, so that the HTML
 * contains it. In a browser it does not suspend. With `isWanted` false it returns a cached answer
 * but does not fetch.
 */
export function useQuery<Answer>(read: Query<Answer>, isWanted = true): QueryResult<Answer> {
  const cache = useQueryCache();
  const state = useQueryState(read);
  useFetchIfStale(read, isWanted);
  const { awaitsContent } = useContext(RenderResponseContext);
  if (awaitsContent && isWanted) answerOrSuspend(cache, read, state);
  return {
    answer: state?.step === 'loaded' ? (state.answer as Answer) : undefined,
    isLoading: isWanted && state?.step !== 'loaded' && state?.step !== 'failed',
  };
}

/** Returns an answer that another part of the page fetches; `undefined` until it is loaded. */
export const useCached = <Answer>(read: Query<Answer>): Answer | undefined =>
  useQuery(read, false).answer;
