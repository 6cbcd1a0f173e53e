import { describe, expect, it } from 'vitest';
import { anEnquiry } from '../../../../test/builders/an-enquiry';
import { enquiryOutbox } from '../../../../test/builders/ports';
import type { EnquiryKind } from '../../../domain/enquiries/enquiry';
import type { EnquiryDrafts, StoredEnquiry } from '../../ports/enquiries/enquiry-drafts';
import { getStoredEnquiryDraft, storeEnquiryDraft } from './store-enquiry-draft';

function someDrafts(...stored: readonly StoredEnquiry[]): EnquiryDrafts {
  const drafts = new Map<EnquiryKind, StoredEnquiry>(stored.map((one) => [one.draft.kind, one]));
  return {
    stored: (kind) => drafts.get(kind) ?? null,
    store: (one) => void drafts.set(one.draft.kind, one),
    forget: (kind) => void drafts.delete(kind),
  };
}

describe('storing a draft', () => {
  it('a stored draft returns to the form of its kind only', async () => {
    const drafts = someDrafts();
    const draft = anEnquiry({ kind: 'wholesale', message: 'Half a sen' });
    await storeEnquiryDraft(drafts)(draft);
    await expect(getStoredEnquiryDraft(drafts, enquiryOutbox())('wholesale')).resolves.toEqual(
      draft,
    );
    await expect(getStoredEnquiryDraft(drafts, enquiryOutbox())('contact')).resolves.toBeNull();
  });

  it('storing a draft preserves the last attempt, which may have arrived', async () => {
    const sent = anEnquiry();
    const attempt = { key: 'key-1', draft: sent };
    const drafts = someDrafts({ draft: sent, attempt });
    const typed = anEnquiry({ message: 'A second thought about it.' });
    await storeEnquiryDraft(drafts)(typed);
    expect(drafts.stored('contact')).toEqual({ draft: typed, attempt });
  });
});

describe('a queued enquiry that was refused', () => {
  const refused = anEnquiry({ key: 'key-7' });
  const { key: _, ...words } = refused;
  const outboxOf = () => {
    const outbox = enquiryOutbox(refused);
    outbox.markRefused(refused.key);
    return outbox;
  };

  it('a queued enquiry that was refused returns to its form and is sent as a new enquiry', async () => {
    const [drafts, outbox] = [someDrafts(), outboxOf()];
    await expect(getStoredEnquiryDraft(drafts, outbox)('contact')).resolves.toEqual(words);
    expect(drafts.stored('contact')).toEqual({ draft: words, attempt: null });
    expect(outbox.givenBack('contact')).toBeNull();
  });

  it('a queued enquiry that was refused does not replace the current draft, and stays in the outbox', async () => {
    const draft = { ...words, message: 'Something else' };
    const [drafts, outbox] = [someDrafts({ draft, attempt: null }), outboxOf()];
    await expect(getStoredEnquiryDraft(drafts, outbox)('contact')).resolves.toEqual(draft);
    expect(outbox.givenBack('contact')).toEqual(refused);
  });

  it('a queued enquiry that was refused does not return to a form of another kind', async () => {
    await expect(getStoredEnquiryDraft(someDrafts(), outboxOf())('wholesale')).resolves.toBeNull();
  });
});
