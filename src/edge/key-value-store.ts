/** As much as is asked of the host's store, in the words of Cloudflare's Workers KV. */
export interface KeyValueStore {
  /** The text kept under a key; `null` for none. */
  get(key: string): Promise<string | null>;
  /** Forgets it again after `expirationTtl` seconds, at least 60. */
  put(key: string, text: string, options: { readonly expirationTtl: number }): Promise<void>;
  delete(key: string): Promise<void>;
  /** Keys in the order of their letters, at most 1,000 from the `cursor` on. */
  list(options: { readonly prefix: string; readonly cursor?: string }): Promise<KeyList>;
}

interface KeyList {
  readonly keys: readonly { readonly name: string }[];
  readonly list_complete: boolean;
  /** Where the rest begins. */
  readonly cursor?: string;
}
