import { describe, expect, it } from 'vitest';
import { emptyEnquiry } from '../../domain/enquiries/enquiry';
import { sessionEnquiryDrafts } from './session-enquiry-drafts';

/** Creates a fake `Storage` with only the methods that the adapter uses, and exposes its items. */
function aStorage() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
  return { items, storage };
}

const draft = { ...emptyEnquiry('contact'), message: 'Half a sen' };

const DAY_MS = 24 * 60 * 60_000;
let now = Date.UTC(2025, 2, 12);
const clock = () => now;

describe('sessionEnquiryDrafts', () => {
  it('sessionEnquiryDrafts restores drafts after a reload, each kind separately', () => {
    const { storage } = aStorage();
    const stored = { draft, attempt: { key: 'key-00001', draft } };
    sessionEnquiryDrafts(() => storage, clock).store(stored);
    const afterReload = sessionEnquiryDrafts(() => storage, clock);
    expect(afterReload.stored('contact')).toEqual(stored);
    expect(afterReload.stored('wholesale')).toBeNull();
  });

  it('sessionEnquiryDrafts removes a draft permanently', () => {
    const { storage, items } = aStorage();
    const drafts = sessionEnquiryDrafts(() => storage, clock);
    drafts.store({ draft, attempt: null });
    drafts.forget('contact');
    expect(drafts.stored('contact')).toBeNull();
    expect(items.size).toBe(0);
  });

  it.each(['', '{', '{"draft":{"kind":"contact"}}', 'null'])(
    'sessionEnquiryDrafts ignores the invalid entry %j',
    (spoilt) => {
      const { storage, items } = aStorage();
      items.set('enquiry-contact', spoilt);
      expect(sessionEnquiryDrafts(() => storage, clock).stored('contact')).toBeNull();
    },
  );

  it('sessionEnquiryDrafts expires drafts after thirty days without typing, also in a restored tab', () => {
    const { storage, items } = aStorage();
    const drafts = sessionEnquiryDrafts(() => storage, clock);
    drafts.store({ draft, attempt: null });
    now += 30 * DAY_MS;
    expect(drafts.stored('contact')?.draft).toEqual(draft);
    now += 1;
    expect(drafts.stored('contact')).toBeNull();
    expect(items.size).toBe(0);
  });

  it('sessionEnquiryDrafts expires a draft without a date thirty days after its first read', () => {
    const { storage, items } = aStorage();
    items.set('enquiry-contact', JSON.stringify({ draft, attempt: null }));
    const stored = () => sessionEnquiryDrafts(() => storage, clock).stored('contact');
    expect(stored()).toEqual({ draft, attempt: null });
    now += 30 * DAY_MS + 1;
    expect(stored()).toBeNull();
    expect(items.size).toBe(0);
  });

  it('sessionEnquiryDrafts keeps drafts in the page where storage is refused', () => {
    const drafts = sessionEnquiryDrafts(() => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    }, clock);
    drafts.store({ draft, attempt: null });
    expect(drafts.stored('contact')?.draft).toEqual(draft);
    drafts.forget('contact');
    expect(drafts.stored('contact')).toBeNull();
  });
});
