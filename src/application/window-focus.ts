/** Whether the visitor is at this window: nobody reads a message in another. */
export interface WindowFocus {
  hasFocus(): boolean;
  /** Calls the listener at each change. @returns the function that ends it. */
  subscribe(listener: () => void): () => void;
}
