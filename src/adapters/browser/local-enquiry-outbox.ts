import type { EnquiryOutbox } from '../../application/ports/enquiries/enquiry-outbox';
import type { Enquiry } from '../../domain/enquiries/enquiry';
import { completed, isEnquiry, isMadeOf } from './is-queued-enquiry';
import { OUTBOX } from './outbox-key-prefix';
import { ageOf } from './storage-max-age';

interface Entry {
  readonly enquiry: Enquiry;
  readonly isGivenBack: boolean;
  /** When the entry was stored, in ms since 1970. Earlier versions of the site stored no date. */
  readonly keptAt?: number;
}

const isEntry = isMadeOf({
  enquiry: isEnquiry,
  isGivenBack: (value) => typeof value === 'boolean',
});

const LOCK = 'kept-enquiries';

type Locks = Pick<LockManager, 'request'>;

/**
 * Stores queued enquiries in `localStorage`, which all tabs of the site share. Each enquiry has its
 * own storage key, so that two tabs that write at the same time cannot overwrite each other. Writes
 * are synchronous, so that closing the tab right afterwards loses nothing. An entry expires after
 * thirty days: the next page that reads it removes it.
 *
 * @param locks returns the lock manager, which lets only one tab send at a time. Without it, two
 * tabs may send the same enquiry; the CMS then stores it once, because both requests contain the
 * same idempotency key.
 */
export function localEnquiryOutbox(
  storage: () => Storage,
  locks: () => Locks | undefined,
  clock: () => number,
): EnquiryOutbox {
  const write = (entry: Entry): boolean => {
    try {
      const dated = { keptAt: clock(), ...entry };
      storage().setItem(`${OUTBOX}${entry.enquiry.key}`, JSON.stringify(dated));
      return true;
    } catch {
      return false; // The browser refuses storage, or storage is full.
    }
  };

  /**
   * Returns the entry with this storage key; `null` when there is none, or it is not valid. Removes
   * an expired entry and returns `null`.
   */
  const entryAt = (name: string): Entry | null => {
    try {
      const found: unknown = JSON.parse(storage().getItem(name) ?? '');
      // Another version of the site wrote this entry, or it is corrupt: it cannot be sent.
      if (!isEntry(found)) return null;
      const { isGivenBack, ...rest } = found as Entry;
      const enquiry = completed(rest.enquiry);
      const age = ageOf(rest, clock());
      if (age === 'expired') {
        storage().removeItem(name);
        return null;
      }
      if (age === 'undated') write({ enquiry, isGivenBack });
      return { ...rest, enquiry, isGivenBack };
    } catch {
      return null;
    }
  };

  const entries = (): readonly Entry[] => {
    try {
      const names = Object.keys(storage()).filter((name) => name.startsWith(OUTBOX));
      return names.map(entryAt).filter((entry) => entry !== null);
    } catch {
      return [];
    }
  };

  const find = (matches: (entry: Entry) => boolean): Enquiry | null =>
    entries().find(matches)?.enquiry ?? null;

  return {
    add: (enquiry) => write({ enquiry, isGivenBack: false }),
    waiting: () =>
      entries()
        .filter(({ isGivenBack }) => !isGivenBack)
        .map(({ enquiry }) => enquiry),
    markRefused(key) {
      const entry = entries().find(({ enquiry }) => enquiry.key === key);
      if (entry !== undefined) write({ ...entry, isGivenBack: true });
    },
    givenBack: (kind) => find(({ enquiry, isGivenBack }) => isGivenBack && enquiry.kind === kind),
    forget(key) {
      try {
        storage().removeItem(`${OUTBOX}${key}`);
      } catch {
        // The browser refuses storage, so there is nothing to remove.
      }
    },
    async alone(work) {
      const manager = locks();
      if (manager === undefined) return work();
      await manager.request(LOCK, { ifAvailable: true }, async (lock) => {
        if (lock !== null) await work();
      });
    },
  };
}
