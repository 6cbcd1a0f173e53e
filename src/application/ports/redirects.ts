import type { Redirect } from '../../domain/redirects/redirect';

export interface Redirects {
  /**
   * At most 1,000, in no order. They may contradict each other: see `workingRedirects`. Rejects with
   * a `ContentError`.
   */
  all(): Promise<readonly Redirect[]>;
}
