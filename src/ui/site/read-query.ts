import { useSuspenseQuery } from '@tanstack/react-query';
import type { Reads } from '../../application/use-cases';
import { useUseCases } from './use-cases-context';

type InputOf<Read extends (...args: never[]) => unknown> =
  Parameters<Read> extends [signal?: AbortSignal | undefined]
    ? []
    : Parameters<Read> extends [infer Input, signal?: AbortSignal | undefined]
      ? [Input]
      : never;

type AnswerOf<Name extends keyof Reads> = Awaited<ReturnType<Reads[Name]>>;

/** What the content has a name for stands under its name: a key need not hold a whole product. */
const keyOf = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'id' in input ? input.id : input;

/** The options of a query, for any of TanStack's hooks and for prefetching. */
export interface ReadQuery<Answer> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Answer>;
}

/**
 * A read of the site as TanStack Query knows it, for any of its hooks and for prefetching:
 * `client.prefetchQuery(readQuery(useCases, 'getProduct', id))`. Its key is its name and its input.
 */
export const readQuery = <Name extends keyof Reads>(
  reads: Reads,
  name: Name,
  ...input: InputOf<Reads[Name]>
): ReadQuery<AnswerOf<Name>> => {
  const read = reads[name] as (...args: readonly unknown[]) => Promise<AnswerOf<Name>>;
  return {
    queryKey: [name, ...input.map(keyOf)],
    queryFn: ({ signal }) => read(...input, signal),
  };
};

/** The answer to a read; until it is there the boundary above shows its skeleton, or its error. */
export const useRead = <Name extends keyof Reads>(
  name: Name,
  ...input: InputOf<Reads[Name]>
): AnswerOf<Name> => useSuspenseQuery(readQuery(useUseCases(), name, ...input)).data;
