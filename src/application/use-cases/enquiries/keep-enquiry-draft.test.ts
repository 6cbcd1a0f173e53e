import { describe, expect, it } from 'vitest';
import { anEnquiry } from '../../../../test/mothers/an-enquiry';
import type { EnquiryKind } from '../../../domain/enquiries/enquiry';
import type { EnquiryDrafts, KeptEnquiry } from '../../ports/enquiry-drafts';
import { getKeptEnquiryDraft, keepEnquiryDraft } from './keep-enquiry-draft';

function someDrafts(...kept: readonly KeptEnquiry[]): EnquiryDrafts {
  const drafts = new Map<EnquiryKind, KeptEnquiry>(kept.map((one) => [one.draft.kind, one]));
  return {
    kept: (kind) => drafts.get(kind) ?? null,
    keep: (one) => void drafts.set(one.draft.kind, one),
    forget: (kind) => void drafts.delete(kind),
  };
}

describe('keeping what is typed', () => {
  it('gives it back to the form of its kind only', async () => {
    const drafts = someDrafts();
    const draft = anEnquiry({ kind: 'wholesale', message: 'Half a sen' });
    await keepEnquiryDraft(drafts)(draft);
    await expect(getKeptEnquiryDraft(drafts)('wholesale')).resolves.toEqual(draft);
    await expect(getKeptEnquiryDraft(drafts)('contact')).resolves.toBeNull();
  });

  it('does not forget what was sent last and may have arrived', async () => {
    const sent = anEnquiry();
    const attempt = { key: 'key-1', draft: sent };
    const drafts = someDrafts({ draft: sent, attempt });
    const typed = anEnquiry({ message: 'A second thought about it.' });
    await keepEnquiryDraft(drafts)(typed);
    expect(drafts.kept('contact')).toEqual({ draft: typed, attempt });
  });
});
