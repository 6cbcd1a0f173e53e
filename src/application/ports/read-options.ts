/** Options of every read. Aborting `signal` rejects with a `ContentError` of kind `aborted`. */
export interface ReadOptions {
  readonly signal?: AbortSignal | undefined;
}
