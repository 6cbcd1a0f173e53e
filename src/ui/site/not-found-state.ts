/** Carried in the history entry, so that the page can say which address there is none of. */
export interface NotFoundState {
  /** With its escapes: a sentence in it is seen to be an address, and not one of ours. */
  readonly notFound?: string;
}
