import {
  type EnquiryDraft,
  type EnquiryProblems,
  enquiryProblems,
  sameEnquiry,
  trimmedEnquiry,
} from '../../../domain/enquiries/enquiry';
import { ContentError } from '../../content-error';
import type { EnquiryDrafts } from '../../ports/enquiry-drafts';
import type { EnquiryInbox, EnquiryReceipt } from '../../ports/enquiry-inbox';
import type { NewKey } from '../../ports/new-key';
import type { Notifier } from '../../ports/notifier';

const hasProblems = (problems: EnquiryProblems): boolean => Object.keys(problems).length > 0;

const isConflict = (error: unknown): boolean =>
  error instanceof ContentError && error.status === 409;

/**
 * Resolves with what is wrong, if anything; rejects with a `ContentError` when not stored.
 * The key belongs to the words: sending the same again, after a reload too, is the same enquiry
 * and is stored once; sending other words is another.
 */
export const sendEnquiry =
  (inbox: EnquiryInbox, notifier: Notifier, drafts: EnquiryDrafts, newKey: NewKey) =>
  async (typed: EnquiryDraft): Promise<EnquiryReceipt> => {
    const draft = trimmedEnquiry(typed);
    const problems = enquiryProblems(draft);
    if (hasProblems(problems)) return { outcome: 'refused', problems };

    const last = drafts.kept(draft.kind)?.attempt;
    // A repeat is the same to the letter: the product's title may have come in only since then.
    const attempt = last && sameEnquiry(last.draft, draft) ? last : { key: newKey(), draft };
    drafts.keep({ draft: typed, attempt });

    const receipt = await inbox.send({ ...attempt.draft, key: attempt.key }).catch((error) => {
      // The key stands for other words already: these get one of their own.
      if (isConflict(error)) drafts.keep({ draft: typed, attempt: null });
      throw error;
    });
    if (receipt.outcome === 'accepted') {
      drafts.forget(draft.kind);
      const notice = draft.kind === 'newsletter' ? 'subscribed' : 'message-sent';
      notifier.show({ type: 'success', notice });
    }
    return receipt;
  };
