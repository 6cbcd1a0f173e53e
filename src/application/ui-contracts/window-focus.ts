/**
 * Whether this window has the focus. A visitor does not read notifications in a window without it.
 */
export interface WindowFocus {
  hasFocus(): boolean;
  /** Calls the listener at each change. @returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}
