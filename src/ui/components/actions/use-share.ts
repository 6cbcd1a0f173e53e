import { useUseCases } from '../../site/use-cases-context';

interface Shared {
  /** The title of the shared page. */
  readonly title: string;
  /** The path of the shared page on this site, for example `/blog-detail/how-a-tear-forms`. */
  readonly address: string;
  readonly words: { readonly copied: string; readonly failed: string };
}

/** Whether sharing failed only because the visitor closed the share sheet. */
const wasClosed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/**
 * Returns a function that shares a page with the Web Share API. If that is unavailable or fails,
 * the function copies the URL of the page instead; it copies nothing if the visitor only closed the
 * share sheet.
 */
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
      // Throws on a page without HTTPS, where `clipboard` is undefined.
      await navigator.clipboard.writeText(url);
      await notify({ type: 'success', message: words.copied });
    } catch {
      await notify({ type: 'error', message: words.failed, detail: url });
    }
  };
}
