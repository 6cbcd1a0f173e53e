import type { EnquiryOutbox } from '../../application/ports/enquiry-outbox';
import type { Enquiry } from '../../domain/enquiries/enquiry';
import { isEnquiry, isMadeOf } from './is-queued-enquiry';
import { OUTBOX } from './outbox-name';
import { ageOf } from './stored-age';

interface Entry {
  readonly enquiry: Enquiry;
  readonly isGivenBack: boolean;
  /** ms since 1970. */
  readonly keptAt?: number;
}

const isEntry = isMadeOf({
  enquiry: isEnquiry,
  isGivenBack: (value) => typeof value === 'boolean',
});

const LOCK = 'kept-enquiries';

type Locks = Pick<LockManager, 'request'>;

/**
 * Keeps enquiries in the storage that all tabs of the site share, each under a name of its own: two tabs
 * that write at a time cannot undo each other. It is written to before the page goes on, so that a tab
 * that is closed at once has lost nothing. After thirty days it is removed, by whichever page looks next.
 *
 * @param locks by which tabs take turns; a browser may have none, and then the key of an enquiry alone
 * sees to it that it is stored once.
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
      return false; // Storage is refused or full.
    }
  };

  /** What is kept under a name, unless its time is over: then it is removed. */
  const entryAt = (name: string): Entry | null => {
    try {
      const found: unknown = JSON.parse(storage().getItem(name) ?? '');
      // Of another version, or spoilt: nothing that could be sent.
      if (!isEntry(found)) return null;
      const { enquiry, isGivenBack, ...rest } = found as Entry;
      const age = ageOf(rest, clock());
      if (age === 'expired') {
        storage().removeItem(name);
        return null;
      }
      if (age === 'undated') write({ enquiry, isGivenBack });
      return found as Entry;
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

  const find = (fits: (entry: Entry) => boolean): Enquiry | null =>
    entries().find(fits)?.enquiry ?? null;

  return {
    keep: (enquiry) => write({ enquiry, isGivenBack: false }),
    waiting: () =>
      entries()
        .filter(({ isGivenBack }) => !isGivenBack)
        .map(({ enquiry }) => enquiry),
    giveBack(key) {
      const entry = entries().find(({ enquiry }) => enquiry.key === key);
      if (entry !== undefined) write({ ...entry, isGivenBack: true });
    },
    givenBack: (kind) => find(({ enquiry, isGivenBack }) => isGivenBack && enquiry.kind === kind),
    forget(key) {
      try {
        storage().removeItem(`${OUTBOX}${key}`);
      } catch {
        // Nothing is kept there.
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
