import { useUseCases } from '../../site/use-cases-context';

interface Shared {
  /** As a message to a friend would name it. */
  readonly title: string;
  /** On this site: `/blog-detail/how-a-tear-forms`. */
  readonly address: string;
  readonly words: { readonly copied: string; readonly failed: string };
}

/** Closing the list of apps is no failure. */
const wasClosed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Shares a page of this site the device's own way where there is one, or else copies its address. */
export function useShare({ title, address, words }: Shared): () => Promise<void> {
  const { notify } = useUseCases();
  return async () => {
    const url = new URL(address, location.origin).href;
    if (navigator.share !== undefined) {
      try {
        return await navigator.share({ title, url });
      } catch (error) {
        if (wasClosed(error)) return;
      }
    }
    try {
      // Absent on an address without https.
      await navigator.clipboard.writeText(url);
      await notify({ type: 'success', message: words.copied });
    } catch {
      await notify({ type: 'error', message: words.failed, detail: url });
    }
  };
}
