import { useCallback, useEffect, useState } from 'react';
import {
  type EnquiryDraft,
  type EnquiryKind,
  emptyEnquiry,
} from '../../../domain/enquiries/enquiry';
import { useUseCases } from '../../site/use-cases-context';

/**
 * What a page passes to its form: a product, a volume and a message about them, or the lines of an
 * order. The form shows this message until the visitor writes another one.
 */
export type EnquirySubject = Partial<
  Pick<EnquiryDraft, 'product' | 'volume' | 'lines' | 'message'>
>;

/**
 * Returns the draft of a form and functions that change it. The draft is stored in the browser, so
 * that it survives navigation and reloads.
 */
export function useStoredDraft(kind: EnquiryKind, about: EnquirySubject = {}) {
  const { storeEnquiryDraft, getStoredEnquiryDraft } = useUseCases();
  const [typed, setTyped] = useState<EnquiryDraft | null>(null);
  /** Whether the form was filled with a stored draft that contains text. */
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
        [
          stored.name,
          stored.email,
          stored.company,
          stored.country,
          stored.delivery,
          stored.message,
        ].some((text) => text !== ''),
      );
    });
    return () => {
      isCancelled = true;
    };
  }, [kind, getStoredEnquiryDraft]);
  useEffect(readStored, [readStored]);

  const [isMessageTyped, setIsMessageTyped] = useState(false);
  const current = typed ?? emptyEnquiry(kind);
  const given = about.message ?? '';
  // The product comes from `about`, not from the stored draft. The volume also comes from `about`,
  // unless the form has a volume field.
  const draft: EnquiryDraft = {
    ...current,
    product: about.product ?? null,
    lines: about.lines ?? [],
    message: isMessageTyped ? current.message : current.message || given,
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
      if ('message' in changes) setIsMessageTyped(true);
      // Does not store the given message, because the next form may be about another product.
      storeEnquiryDraft(next.message === given ? { ...next, message: '' } : next);
    },
    clear() {
      setTyped(null);
      setIsMessageTyped(false);
      setIsRestored(false);
    },
    readStored,
    isRestored,
    /**
     * Empties the form after the visitor discards the draft; reads the draft again after Undo.
     * @param isStored `true` after Undo.
     */
    draftDiscarded(isStored: boolean) {
      setIsMessageTyped(false);
      if (isStored) readStored();
      else setTyped(null);
    },
  };
}
