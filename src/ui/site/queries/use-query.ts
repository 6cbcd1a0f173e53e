import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Reads } from '../../../application/use-cases';
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

/** Has what is shown read anew when it has grown old, or read at all. */
function useFetchIfStale(read: Query<unknown>, isWanted = true): void {
  const cache = useQueryCache();
  const hash = hashOf(read.key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal keys have equal hashes
  useEffect(() => {
    if (isWanted) cache.fetchIfStale(read);
  }, [cache, hash, isWanted]);
}

/** The answer; until it is there the boundary above shows its skeleton, or its error. */
export function useSuspenseAnswer<Answer>(read: Query<Answer>): Answer {
  const cache = useQueryCache();
  const state = useQueryState(read);
  useFetchIfStale(read);
  if (state?.step === 'failed') throw state.error;
  if (state?.step === 'known') return state.answer as Answer;
  // React's `use` would have to be called again when the answer is known, and takes a turn even then.
  throw cache.fetch(read);
}

/** Two answers, asked for side by side. */
export function useSuspenseAnswers<First, Second>(
  first: Query<First>,
  second: Query<Second>,
): readonly [First, Second] {
  const cache = useQueryCache();
  cache.prefetch(second);
  return [useSuspenseAnswer(first), useSuspenseAnswer(second)];
}

/** The answer to one of the site's reads: `useSuspenseQuery('getProduct', id)`. */
export const useSuspenseQuery = <Name extends keyof Reads>(
  name: Name,
  ...input: QueryInput<Name>
): AnswerOf<Name> => useSuspenseAnswer(queryOf(useUseCases(), name, ...input));

interface QueryResult<Answer> {
  /** `undefined` until it is known, and where it is not to be had. */
  readonly answer: Answer | undefined;
  readonly isLoading: boolean;
}

/** An answer that nothing waits for. Where it is not wanted it is shown if it is known. */
export function useQuery<Answer>(read: Query<Answer>, isWanted = true): QueryResult<Answer> {
  const cache = useQueryCache();
  if (isWanted) cache.want(read);
  const state = useQueryState(read);
  useFetchIfStale(read, isWanted);
  return {
    answer: state?.step === 'known' ? (state.answer as Answer) : undefined,
    isLoading: isWanted && state?.step !== 'known' && state?.step !== 'failed',
  };
}

/** An answer that another part of the page has asked for; `undefined` until it is known. */
export const useCached = <Answer>(read: Query<Answer>): Answer | undefined =>
  useQuery(read, false).answer;
