/** What every read can be told. Aborting `signal` rejects with a `ContentError` of kind `aborted`. */
export interface ReadOptions {
  readonly signal?: AbortSignal | undefined;
}
