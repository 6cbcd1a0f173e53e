/** The part of Cloudflare's Workers KV interface that the site uses. */
export interface KeyValueStore {
  /** Returns the text stored under a key; `null` when there is none. */
  get(key: string): Promise<string | null>;
  /** Stores a text that expires after `expirationTtl` seconds; the minimum is 60. */
  put(key: string, text: string, options: { readonly expirationTtl: number }): Promise<void>;
  delete(key: string): Promise<void>;
  /** Returns at most 1,000 keys in lexicographic order, starting at the `cursor`. */
  list(options: { readonly prefix: string; readonly cursor?: string }): Promise<KeyList>;
}

interface KeyList {
  readonly keys: readonly { readonly name: string }[];
  readonly list_complete: boolean;
  /** The cursor with which the next call continues. */
  readonly cursor?: string;
}
