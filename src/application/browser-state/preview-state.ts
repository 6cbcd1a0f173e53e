/**
 * What a preview page shows: the draft or the published document; `loading` until that is known.
 */
export type PreviewState = 'loading' | 'draft' | 'published';

/** The state of a preview, for the preview banner. */
export interface Preview {
  current(): PreviewState;
  /** Calls the listener at each change. @returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}
