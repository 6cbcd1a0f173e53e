/** The part of Cloudflare's Workers KV interface that the site uses. */
export interface KeyValueStore {
  /** The text stored under a key; `null` for none. */
  get(key: string): Promise<string | null>;
  /** Stores a text, which expires after `expirationTtl` seconds, at least 60. */
  put(key: string, text: string, options: { readonly expirationTtl: number }): Promise<void>;
  delete(key: string): Promise<void>;
  /** Keys in lexicographic order, at most 1,000 from the `cursor` on. */
  list(options: { readonly prefix: string; readonly cursor?: string }): Promise<KeyList>;
}

interface KeyList {
  readonly keys: readonly { readonly name: string }[];
  readonly list_complete: boolean;
  /** The start of the next part. */
  readonly cursor?: string;
}
