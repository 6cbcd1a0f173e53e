import type { EnquiryDrafts, KeptEnquiry } from '../../application/ports/enquiry-drafts';
import type { EnquiryKind } from '../../domain/enquiries/enquiry';
import { isDraft, isMadeOf, isNullOr, isText } from './is-kept-enquiry';

const isKept = isMadeOf({
  draft: isDraft,
  attempt: isNullOr(isMadeOf({ key: isText, draft: isDraft })),
});

const nameOf = (kind: EnquiryKind): string => `enquiry-${kind}`;

/**
 * Keeps drafts in the tab's own storage: a reload and Back find them, the next person at the
 * computer does not. Where storage is refused or full, drafts live as long as the page.
 */
export function sessionEnquiryDrafts(storage: () => Storage): EnquiryDrafts {
  const inPage = new Map<EnquiryKind, KeptEnquiry>();

  const stored = (kind: EnquiryKind): KeptEnquiry | null => {
    try {
      const found: unknown = JSON.parse(storage().getItem(nameOf(kind)) ?? '');
      return isKept(found) ? (found as KeptEnquiry) : null;
    } catch {
      return null; // Nothing there, nothing readable, or no storage: all the same to the form.
    }
  };

  return {
    kept: (kind) => inPage.get(kind) ?? stored(kind),
    keep(kept) {
      inPage.set(kept.draft.kind, kept);
      try {
        storage().setItem(nameOf(kept.draft.kind), JSON.stringify(kept));
      } catch {
        // As above.
      }
    },
    forget(kind) {
      inPage.delete(kind);
      try {
        storage().removeItem(nameOf(kind));
      } catch {
        // As above.
      }
    },
  };
}
