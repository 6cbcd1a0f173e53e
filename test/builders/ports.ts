import type { EditableBlog } from '../../src/application/ports/blog';
import type {
  EnquiryDrafts,
  StoredEnquiry,
} from '../../src/application/ports/enquiries/enquiry-drafts';
import type { EnquiryOutbox } from '../../src/application/ports/enquiries/enquiry-outbox';
import type { Notifier } from '../../src/application/ports/notifier';
import type { EditableCatalogue } from '../../src/application/ports/product-catalogue';
import type { Enquiry } from '../../src/domain/enquiries/enquiry';
import type { NotificationContent, NotificationId } from '../../src/domain/shared/notification';

const unasked = async (): Promise<never> => {
  throw new Error('This test did not expect the call');
};

/** A catalogue with only the methods that the test passes; every other method rejects. */
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

/** A notifier that stores the notifications in `shown` instead of showing them. */
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

/** An empty in-memory store of enquiry drafts. */
export function enquiryDrafts(): EnquiryDrafts {
  const stored = new Map<string, StoredEnquiry>();
  return {
    stored: (kind) => stored.get(kind) ?? null,
    store: (draft) => void stored.set(draft.draft.kind, draft),
    forget: (kind) => void stored.delete(kind),
  };
}

/** An in-memory enquiry outbox in which the given enquiries wait to be sent. */
export function enquiryOutbox(...waiting: readonly Enquiry[]): EnquiryOutbox {
  const queued = new Map(waiting.map((enquiry) => [enquiry.key, enquiry]));
  const back = new Map<string, Enquiry>();
  return {
    add(enquiry) {
      queued.set(enquiry.key, enquiry);
      return true;
    },
    waiting: () => [...queued.values()],
    markRefused(key) {
      const enquiry = queued.get(key);
      if (enquiry !== undefined) back.set(key, enquiry);
      queued.delete(key);
    },
    givenBack: (kind) => [...back.values()].find((enquiry) => enquiry.kind === kind) ?? null,
    forget(key) {
      queued.delete(key);
      back.delete(key);
    },
    alone: (work) => work(),
  };
}
