/**
 * State of a history entry that leads to the not-found page, so that the page can name the address
 * that does not exist.
 */
export interface NotFoundState {
  /**
   * The address that does not exist. It is percent-encoded, so that a sentence in it is
   * recognisable as an address and not as a text of the site.
   */
  readonly notFound?: string;
}
