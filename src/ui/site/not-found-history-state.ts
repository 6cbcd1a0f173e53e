/**
 * State of a history entry that leads to the not-found page, so that the page can name the address
 * that does not exist.
 */
export interface NotFoundState {
  /**
   * The address that does not exist. It is percent-encoded: a sentence that somebody put into a
   * link must look like an address, not like a text of the site.
   */
  readonly notFound?: string;
}
