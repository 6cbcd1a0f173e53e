import { useCallback, useEffect, useState } from 'react';
import {
  type EnquiryDraft,
  type EnquiryKind,
  emptyEnquiry,
} from '../../../domain/enquiries/enquiry';
import { useUseCases } from '../../site/use-cases-context';

/** What the visitor came with from a product's page. */
export type EnquirySubject = Partial<Pick<EnquiryDraft, 'product' | 'volume'>>;

/** What is typed into a form of a kind; it is there again after a walk through the site, or a reload. */
export function useKeptDraft(kind: EnquiryKind, about: EnquirySubject = {}) {
  const { keepEnquiryDraft, getKeptEnquiryDraft } = useUseCases();
  const [typed, setTyped] = useState<EnquiryDraft | null>(null);
  /** Whether the form began with what was typed on an earlier page. */
  const [isRestored, setIsRestored] = useState(false);

  /** @returns how to call it off. */
  const readKept = useCallback(() => {
    let left = false;
    getKeptEnquiryDraft(kind).then((kept) => {
      if (left || kept === null) return;
      // Whoever has begun to type meanwhile is not interrupted.
      setTyped((now) => now ?? kept);
      setIsRestored(
        [kept.name, kept.email, kept.company, kept.message].some((text) => text !== ''),
      );
    });
    return () => {
      left = true;
    };
  }, [kind, getKeptEnquiryDraft]);
  useEffect(readKept, [readKept]);

  const known = typed ?? emptyEnquiry(kind);
  // The product is what the address says, not what an earlier visit left in the draft; so is the
  // volume where the form has no field for it.
  const draft: EnquiryDraft = {
    ...known,
    product: about.product ?? null,
    volume: kind === 'wholesale' ? known.volume : (about.volume ?? null),
  };

  return {
    draft,
    change(changes: Partial<EnquiryDraft>) {
      // What is typed now takes the place of what was discarded: Undo would lose it.
      if (typed === null) setIsRestored(false);
      const next = { ...draft, ...changes };
      setTyped(next);
      keepEnquiryDraft(next);
    },
    clear() {
      setTyped(null);
      setIsRestored(false);
    },
    readKept,
    isRestored,
    /** @param isKept again: it was undone. */
    draftDiscarded(isKept: boolean) {
      if (isKept) readKept();
      else setTyped(null);
    },
  };
}
