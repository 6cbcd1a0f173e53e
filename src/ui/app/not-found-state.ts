/** Carried in the history entry, so that the page can say which address there is none of. */
export interface NotFoundState {
  readonly notFound?: string;
}
