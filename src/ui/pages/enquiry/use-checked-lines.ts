import { useEffect, useState } from 'react';
import type { EnquiryListStore } from '../../../application/browser-state/enquiry-list-store';
import type { ProductId } from '../../../domain/catalogue/product';
import {
  type CheckedLine,
  checkedLine,
  type EnquiryList,
} from '../../../domain/enquiries/enquiry-list';
import { useUseCases } from '../../site/use-cases-context';

type Found = Readonly<Record<string, Omit<CheckedLine, 'line'>>>;

/**
 * Compares the lines with the catalogue whenever the products change, and stores the current titles
 * and prices in the list. Returns each line with its changes, which the page shows to the visitor.
 */
export function useCheckedLines(
  store: EnquiryListStore | null,
  lines: EnquiryList,
): readonly CheckedLine[] {
  const { getProduct } = useUseCases();
  const [found, setFound] = useState<Found>({});
  const ids = lines.map(({ product }) => product.id).join('\n');

  useEffect(() => {
    if (store === null) return;
    const aborting = new AbortController();
    for (const id of ids.split('\n').filter(Boolean)) {
      getProduct(id as ProductId, aborting.signal).then(
        (product) => {
          if (aborting.signal.aborted) return;
          store.change((list) =>
            list.map((line) => {
              if (line.product.id !== id) return line;
              const { line: current, ...known } = checkedLine(line, product);
              // Keep the findings of earlier checks: after an earlier check the list already has
              // the new price, so this check finds no change.
              setFound((before) => ({ ...before, [id]: { ...before[id], ...known } }));
              return current;
            }),
          );
        },
        () => {}, // If the catalogue does not answer, the line stays as it is.
      );
    }
    return () => aborting.abort();
  }, [store, ids, getProduct]);

  return lines.map((line) => ({ line, isGone: false, ...found[line.product.id] }));
}
