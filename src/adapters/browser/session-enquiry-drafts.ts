import type {
  EnquiryDrafts,
  StoredEnquiry,
} from '../../application/ports/enquiries/enquiry-drafts';
import type { EnquiryKind } from '../../domain/enquiries/enquiry';
import { completed, isDraft, isMadeOf, isNullOr, isText } from './is-queued-enquiry';
import { ageOf } from './storage-max-age';

const isStoredDraft = isMadeOf({
  draft: isDraft,
  attempt: isNullOr(isMadeOf({ key: isText, draft: isDraft })),
});

interface DatedDraft extends StoredEnquiry {
  /** When the draft was stored, in ms since 1970. Earlier versions of the site stored no date. */
  readonly keptAt?: number;
}

const nameOf = (kind: EnquiryKind): string => `enquiry-${kind}`;

/**
 * Stores drafts in the tab's `sessionStorage`. They survive a reload and back navigation. Closing
 * the tab deletes them, so the next person at the computer does not see them. A browser can restore
 * a closed tab years later, so drafts expire after thirty days. Where storage is refused or full,
 * drafts are kept in memory until the page is closed.
 */
export function sessionEnquiryDrafts(storage: () => Storage, clock: () => number): EnquiryDrafts {
  const inPage = new Map<EnquiryKind, DatedDraft>();

  const read = (kind: EnquiryKind): DatedDraft | null => {
    try {
      const found: unknown = JSON.parse(storage().getItem(nameOf(kind)) ?? '');
      return isStoredDraft(found) ? (found as DatedDraft) : null;
    } catch {
      return null; // The draft is missing or invalid, or storage is refused: start empty.
    }
  };

  function store({ draft, attempt }: StoredEnquiry) {
    const dated = { draft, attempt, keptAt: clock() };
    inPage.set(draft.kind, dated);
    try {
      storage().setItem(nameOf(draft.kind), JSON.stringify(dated));
    } catch {
      // Storage is refused or full. The draft stays in memory until the page is closed.
    }
  }

  function forget(kind: EnquiryKind) {
    inPage.delete(kind);
    try {
      storage().removeItem(nameOf(kind));
    } catch {
      // The browser refuses storage, so there is nothing to remove.
    }
  }

  return {
    stored(kind) {
      const found = inPage.get(kind) ?? read(kind);
      if (found === null) return null;
      const age = ageOf(found, clock());
      if (age === 'expired') {
        forget(kind);
        return null;
      }
      if (age === 'undated') store(found);
      const { draft, attempt } = found;
      return {
        draft: completed(draft),
        attempt: attempt && { ...attempt, draft: completed(attempt.draft) },
      };
    },
    store,
    forget,
  };
}
