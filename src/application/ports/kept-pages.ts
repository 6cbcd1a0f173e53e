import type { KeptPage } from '../kept-page';

/** The pages that can be opened without a network. */
export interface KeptPages {
  /** The last visited comes first; none where nothing is kept, or may be. */
  list(): Promise<readonly KeptPage[]>;
}
