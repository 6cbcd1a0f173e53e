/**
 * State of the history entry, so that the not-found page can name the address that does not exist.
 */
export interface NotFoundState {
  /**
   * Percent-encoded: a sentence in it is recognisable as an address and not as a text of the site.
   */
  readonly notFound?: string;
}
