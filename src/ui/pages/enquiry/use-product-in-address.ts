import { useEffect } from 'react';
import type { EnquiryListStore } from '../../../application/browser-state/enquiry-list-store';
import type { ProductId } from '../../../domain/catalogue/product';
import { addLine, lineOf } from '../../../domain/enquiries/enquiry-list';
import { useUseCases } from '../../site/use-cases-context';

/**
 * Adds the product in the query string, `?add=…`, to the enquiry, and removes it from the URL, so
 * that a reload does not add it again. `AddToEnquiry` links to this URL; the browser follows the
 * link if the visitor clicks it before hydration.
 */
export function useProductInAddress(store: EnquiryListStore | null): void {
  const { getProduct } = useUseCases();
  useEffect(() => {
    const id = new URLSearchParams(location.search).get('add');
    if (store === null || id === null) return;
    history.replaceState(history.state, '', location.pathname);
    getProduct(id as ProductId).then(
      (product) => {
        if (product !== null) store.change((list) => addLine(list, lineOf(product)).list);
      },
      () => {}, // The catalogue does not answer: the visitor can add the product on its page.
    );
  }, [store, getProduct]);
}
