/** A call of a port, in a form that JSON can hold. */
export interface PortQuery {
  readonly port: string;
  readonly method: string;
  readonly args: readonly unknown[];
}

/** A query with the part of its answer that decides when the query becomes stale. */
export interface AnsweredQuery extends PortQuery {
  /** Ids of the items in the answer. */
  readonly ids: readonly string[];
  /** Their positions in the whole list; `to` is exclusive. */
  readonly span: readonly [from: number, to: number];
  /** Whether the answer holds every item that was found. */
  readonly isWhole: boolean;
}
