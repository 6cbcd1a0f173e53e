import type { CachedPage } from '../cached-page';

/** The pages that can be opened without a network. */
export interface CachedPages {
  /** The last visited comes first; none where nothing is kept, or may be. */
  list(): Promise<readonly CachedPage[]>;
}
