import { describe, expect, it } from 'vitest';
import { anEnquiry } from '../../../../test/builders/an-enquiry';
import { enquiryDrafts, enquiryOutbox } from '../../../../test/builders/ports';
import {
  countQueuedEnquiries,
  discardEnquiryDraft,
  discardQueuedEnquiries,
} from './discard-queued';

const ONE = anEnquiry({ key: 'key-one' });
const OTHER = anEnquiry({ key: 'key-other', kind: 'wholesale' });

describe('discarding queued messages', () => {
  it('discarding queued messages removes the messages of this kind only', async () => {
    const outbox = enquiryOutbox(ONE, OTHER);
    await expect(countQueuedEnquiries(outbox)('contact')).resolves.toBe(1);
    await discardQueuedEnquiries(outbox)('contact');
    expect(outbox.waiting()).toEqual([OTHER]);
    await expect(countQueuedEnquiries(outbox)('contact')).resolves.toBe(0);
  });

  it('discarding queued messages can be undone', async () => {
    const outbox = enquiryOutbox(ONE);
    const undo = await discardQueuedEnquiries(outbox)('contact');
    undo();
    expect(outbox.waiting()).toEqual([ONE]);
  });
});

describe('discarding a draft', () => {
  const { key, ...draft } = ONE;

  it('discarding a draft removes it, and undo restores it with its last attempt', async () => {
    const drafts = enquiryDrafts();
    const stored = { draft, attempt: { key, draft } };
    drafts.store(stored);
    const undo = await discardEnquiryDraft(drafts)('contact');
    expect(drafts.stored('contact')).toBeNull();
    undo();
    expect(drafts.stored('contact')).toEqual(stored);
  });

  it('discarding a draft stores nothing when there was no draft to restore', async () => {
    const drafts = enquiryDrafts();
    (await discardEnquiryDraft(drafts)('contact'))();
    expect(drafts.stored('contact')).toBeNull();
  });
});
