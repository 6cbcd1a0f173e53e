import type { Redirect } from '../../domain/redirects/redirect';

export interface Redirects {
  /**
   * Returns at most 1,000 redirects, unsorted. They may contradict each other: see
   * `workingRedirects`. Rejects with a `ContentError` on failure.
   */
  all(): Promise<readonly Redirect[]>;
}
