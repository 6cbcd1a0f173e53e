import { useCallback, useEffect, useState } from 'react';
import {
  type EnquiryDraft,
  type EnquiryKind,
  emptyEnquiry,
} from '../../../domain/enquiries/enquiry';
import { useUseCases } from '../../site/use-cases-context';

/** The product and the volume that a product page passes to the form. */
export type EnquirySubject = Partial<Pick<EnquiryDraft, 'product' | 'volume'>>;

/**
 * Returns the draft of a form and functions that change it. The draft is stored in the browser, so
 * that it survives navigation and reloads.
 */
export function useStoredDraft(kind: EnquiryKind, about: EnquirySubject = {}) {
  const { storeEnquiryDraft, getStoredEnquiryDraft } = useUseCases();
  const [typed, setTyped] = useState<EnquiryDraft | null>(null);
  /** Whether the form started with a stored draft. */
  const [isRestored, setIsRestored] = useState(false);

  /**
   * Reads the stored draft into the form.
   * @returns a function that cancels the read.
   */
  const readStored = useCallback(() => {
    let isCancelled = false;
    getStoredEnquiryDraft(kind).then((stored) => {
      if (isCancelled || stored === null) return;
      // Does not overwrite text that the visitor typed in the meantime.
      setTyped((now) => now ?? stored);
      setIsRestored(
        [stored.name, stored.email, stored.company, stored.message].some((text) => text !== ''),
      );
    });
    return () => {
      isCancelled = true;
    };
  }, [kind, getStoredEnquiryDraft]);
  useEffect(readStored, [readStored]);

  const current = typed ?? emptyEnquiry(kind);
  // The product comes from `about`, not from the stored draft. The volume also comes from `about`,
  // unless the form has a volume field.
  const draft: EnquiryDraft = {
    ...current,
    product: about.product ?? null,
    volume: kind === 'wholesale' ? current.volume : (about.volume ?? null),
  };

  return {
    draft,
    change(changes: Partial<EnquiryDraft>) {
      // If the visitor has discarded the draft (`typed` is `null`), new input hides the Undo
      // button, because Undo would overwrite the input.
      if (typed === null) setIsRestored(false);
      const next = { ...draft, ...changes };
      setTyped(next);
      storeEnquiryDraft(next);
    },
    clear() {
      setTyped(null);
      setIsRestored(false);
    },
    readStored,
    isRestored,
    /**
     * Empties the form after the visitor discards the draft; reads the draft again after Undo.
     * @param isStored `true` after Undo.
     */
    draftDiscarded(isStored: boolean) {
      if (isStored) readStored();
      else setTyped(null);
    },
  };
}
