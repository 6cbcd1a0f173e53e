import type { Reads } from '../../../application/use-cases';

/** JSON-safe key of a query: its name, then its input. */
export type QueryKey = readonly [name: string, ...input: readonly unknown[]];

/** A query: its key and the function that fetches its answer. */
export interface Query<Answer> {
  readonly key: QueryKey;
  readonly run: (signal: AbortSignal) => Promise<Answer>;
}

type InputOf<Ask extends (...args: never[]) => unknown> =
  Parameters<Ask> extends [signal?: AbortSignal | undefined]
    ? []
    : Parameters<Ask> extends [infer Input, signal?: AbortSignal | undefined]
      ? [Input]
      : never;

export type AnswerOf<Name extends keyof Reads> = Awaited<ReturnType<Reads[Name]>>;
export type QueryInput<Name extends keyof Reads> = InputOf<Reads[Name]>;

/** Represents an input with an id by its id, so that a key does not contain a whole product. */
const keyOf = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'id' in input ? input.id : input;

/**
 * Returns the query that calls a function of `Reads` with an input:
 * `queryOf(useCases, 'getProduct', id)`.
 */
export const queryOf = <Name extends keyof Reads>(
  reads: Reads,
  name: Name,
  ...input: QueryInput<Name>
): Query<AnswerOf<Name>> => {
  const ask = reads[name] as (...args: readonly unknown[]) => Promise<AnswerOf<Name>>;
  return { key: [name, ...input.map(keyOf)], run: (signal) => ask(...input, signal) };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inOrder = (_: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Returns the same hash for equal keys, whatever the order of their properties. */
export const hashOf = (key: QueryKey): string => JSON.stringify(key, inOrder);
