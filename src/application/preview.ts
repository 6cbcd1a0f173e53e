/** Whether the page that was opened as a preview shows its draft; `coming` until that is known. */
export type PreviewState = 'coming' | 'draft' | 'published';

/** A preview, for the view that says that it is one. */
export interface Preview {
  current(): PreviewState;
  /** Calls the listener at each change. @returns the function that ends it. */
  subscribe(listener: () => void): () => void;
}
