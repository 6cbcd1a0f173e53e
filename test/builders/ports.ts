import type { EditableBlog } from '../../src/application/ports/blog';
import type { EnquiryDrafts, StoredEnquiry } from '../../src/application/ports/enquiry-drafts';
import type { EnquiryOutbox } from '../../src/application/ports/enquiry-outbox';
import type { Notifier } from '../../src/application/ports/notifier';
import type { EditableCatalogue } from '../../src/application/ports/product-catalogue';
import type { Enquiry } from '../../src/domain/enquiries/enquiry';
import type { NotificationContent, NotificationId } from '../../src/domain/shared/notification';

const unasked = async (): Promise<never> => {
  throw new Error('This test did not expect the call');
};

/** A catalogue with only the methods that the test passes; any other call fails. */
export const aCatalogue = (given: Partial<EditableCatalogue>): EditableCatalogue => ({
  list: unasked,
  search: unasked,
  count: unasked,
  priceRange: unasked,
  byId: unasked,
  create: unasked,
  update: unasked,
  remove: unasked,
  ...given,
});

export const aBlog = (given: Partial<EditableBlog>): EditableBlog => ({
  list: unasked,
  search: unasked,
  topics: unasked,
  byId: unasked,
  neighbours: unasked,
  create: unasked,
  update: unasked,
  remove: unasked,
  ...given,
});

export interface Shown {
  readonly content: NotificationContent;
  readonly topic: string | undefined;
}

/** A notifier that records its notifications. */
export function aNotifier(): Notifier & { readonly shown: readonly Shown[] } {
  const shown: Shown[] = [];
  return {
    shown,
    show(content, topic) {
      shown.push({ content, topic });
      return `notification-${shown.length}` as NotificationId;
    },
    update: () => {},
    dismiss: () => {},
  };
}

/** In-memory enquiry drafts. */
export function enquiryDrafts(): EnquiryDrafts {
  const kept = new Map<string, StoredEnquiry>();
  return {
    kept: (kind) => kept.get(kind) ?? null,
    keep: (draft) => void kept.set(draft.draft.kind, draft),
    forget: (kind) => void kept.delete(kind),
  };
}

/** An in-memory enquiry outbox. */
export function enquiryOutbox(...waiting: readonly Enquiry[]): EnquiryOutbox {
  const kept = new Map(waiting.map((enquiry) => [enquiry.key, enquiry]));
  const back = new Map<string, Enquiry>();
  return {
    keep(enquiry) {
      kept.set(enquiry.key, enquiry);
      return true;
    },
    waiting: () => [...kept.values()],
    giveBack(key) {
      const enquiry = kept.get(key);
      if (enquiry !== undefined) back.set(key, enquiry);
      kept.delete(key);
    },
    givenBack: (kind) => [...back.values()].find((enquiry) => enquiry.kind === kind) ?? null,
    forget(key) {
      kept.delete(key);
      back.delete(key);
    },
    alone: (work) => work(),
  };
}
