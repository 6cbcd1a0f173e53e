import type { Product } from '../../domain/product';
import { productAddress } from '../app/routes';
import { useUseCases } from '../app/use-cases-context';
import { productPage } from '../content/product-pages';

const { share } = productPage;

/** Closing the list of apps is no failure. */
const wasClosed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Shares a product the device's own way where there is one, or else copies its address. */
export function useProductShare({ id, title }: Product): () => Promise<void> {
  const { notify } = useUseCases();
  return async () => {
    const url = new URL(productAddress(id), location.origin).href;
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
      await notify({ type: 'success', message: share.copied });
    } catch {
      await notify({ type: 'error', message: share.failed, detail: url });
    }
  };
}
