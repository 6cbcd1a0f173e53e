/** Whether a preview page shows its draft; `loading` while the draft is loading. */
export type PreviewState = 'loading' | 'draft' | 'published';

/** The state of a preview, for the preview banner. */
export interface Preview {
  current(): PreviewState;
  /** Calls the listener at each change. @returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}
