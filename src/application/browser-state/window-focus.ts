/**
 * Reports whether this window has the focus. While it has no focus, notifications do not time out,
 * because the visitor may not see them.
 */
export interface WindowFocus {
  hasFocus(): boolean;
  /** Calls the listener at each change. @returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}
