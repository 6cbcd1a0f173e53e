import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Reads } from '../../../application/use-cases';
import { useUseCases } from '../use-cases-context';
import { type AnswerOf, hashOf, type Read, type ReadInput, readOf } from './read';
import type { ReadCache, ReadState } from './read-cache';

export const ReadCacheContext = createContext<ReadCache | null>(null);

export function useReadCache(): ReadCache {
  const cache = useContext(ReadCacheContext);
  if (cache === null) throw new Error('useReadCache needs a ReadCacheContext above it');
  return cache;
}

function useReadState({ key }: Read<unknown>): ReadState | undefined {
  const cache = useReadCache();
  const hash = hashOf(key);
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(hash, listener),
    [cache, hash],
  );
  const current = () => cache.stateOf(key);
  return useSyncExternalStore(subscribe, current, current);
}

/** Has what is shown read anew when it has grown old, or read at all. */
function useRefreshed(read: Read<unknown>, isWanted = true): void {
  const cache = useReadCache();
  const hash = hashOf(read.key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal keys have equal hashes
  useEffect(() => {
    if (isWanted) cache.refresh(read);
  }, [cache, hash, isWanted]);
}

/** The answer; until it is there the boundary above shows its skeleton, or its error. */
export function useAnswer<Answer>(read: Read<Answer>): Answer {
  const cache = useReadCache();
  const state = useReadState(read);
  useRefreshed(read);
  if (state?.step === 'failed') throw state.error;
  if (state?.step === 'known') return state.answer as Answer;
  // React's `use` would have to be called again when the answer is known, and takes a turn even then.
  throw cache.read(read);
}

/** Two answers, asked for side by side. */
export function useBothAnswers<First, Second>(
  first: Read<First>,
  second: Read<Second>,
): readonly [First, Second] {
  const cache = useReadCache();
  cache.begin(second);
  return [useAnswer(first), useAnswer(second)];
}

/** The answer to one of the site's reads: `useRead('getProduct', id)`. */
export const useRead = <Name extends keyof Reads>(
  name: Name,
  ...input: ReadInput<Name>
): AnswerOf<Name> => useAnswer(readOf(useUseCases(), name, ...input));

interface Asked<Answer> {
  /** `undefined` until it is known, and where it is not to be had. */
  readonly answer: Answer | undefined;
  readonly isComing: boolean;
}

/** An answer that nothing waits for. Where it is not wanted it is shown if it is known. */
export function useAsked<Answer>(read: Read<Answer>, isWanted = true): Asked<Answer> {
  const cache = useReadCache();
  if (isWanted) cache.ask(read);
  const state = useReadState(read);
  useRefreshed(read, isWanted);
  return {
    answer: state?.step === 'known' ? (state.answer as Answer) : undefined,
    isComing: isWanted && state?.step !== 'known' && state?.step !== 'failed',
  };
}

/** An answer that another part of the page has asked for; `undefined` until it is known. */
export const useKnown = <Answer>(read: Read<Answer>): Answer | undefined =>
  useAsked(read, false).answer;
