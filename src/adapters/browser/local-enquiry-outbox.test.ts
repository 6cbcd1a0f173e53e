import { describe, expect, it } from 'vitest';
import { anEnquiry } from '../../../test/builders/an-enquiry';
import { localEnquiryOutbox } from './local-enquiry-outbox';
import { mayHaveQueued } from './may-have-queued-enquiries';

/** Creates a storage that, like a browser's, has its entries as own properties. */
function aStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null;
    },
    setItem(this: Record<string, string>, name: string, value: string) {
      this[name] = value;
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name];
    },
  };
  return Object.create(methods) as Storage;
}

const refused = (): Storage => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};

const ONE = anEnquiry({ key: 'key-one' });
const OTHER = anEnquiry({ key: 'key-other', kind: 'wholesale', volume: 'Bulk' });

const DAY_MS = 24 * 60 * 60_000;
let now = Date.UTC(2025, 2, 12);
const clock = () => now;

const outboxIn = (storage: Storage) =>
  localEnquiryOutbox(
    () => storage,
    () => undefined,
    clock,
  );

describe('localEnquiryOutbox', () => {
  it('localEnquiryOutbox shares queued enquiries with other tabs and keeps them across restarts', () => {
    const storage = aStorage();
    expect(outboxIn(storage).add(ONE)).toBe(true);
    expect(outboxIn(storage).add(OTHER)).toBe(true);
    expect(outboxIn(storage).waiting()).toEqual([ONE, OTHER]);
    expect(mayHaveQueued(() => storage)).toBe(true);
  });

  it('localEnquiryOutbox removes one enquiry permanently, and no other', () => {
    const storage = aStorage();
    const outbox = outboxIn(storage);
    outbox.add(ONE);
    outbox.add(OTHER);
    outbox.forget(ONE.key);
    expect(outboxIn(storage).waiting()).toEqual([OTHER]);
  });

  it('localEnquiryOutbox returns a refused enquiry to a form of its kind, and no longer sends it', () => {
    const outbox = outboxIn(aStorage());
    outbox.add(ONE);
    outbox.add(OTHER);
    outbox.markRefused(OTHER.key);
    expect(outbox.waiting()).toEqual([ONE]);
    expect(outbox.givenBack('wholesale')).toEqual(OTHER);
    expect(outbox.givenBack('contact')).toBeNull();
    outbox.forget(OTHER.key);
    expect(outbox.givenBack('wholesale')).toBeNull();
  });

  it.each(['', '{', 'null', '{"enquiry":{"kind":"contact"},"isGivenBack":false}'])(
    'localEnquiryOutbox ignores the invalid entry %j, and entries of other code',
    (spoilt) => {
      const storage = aStorage();
      storage.setItem('kept-enquiry-spoilt', spoilt);
      storage.setItem('something-else', JSON.stringify({ enquiry: ONE, isGivenBack: false }));
      const outbox = outboxIn(storage);
      outbox.add(OTHER);
      expect(outbox.waiting()).toEqual([OTHER]);
    },
  );

  it('localEnquiryOutbox reports that it stored nothing where storage is refused', () => {
    const outbox = localEnquiryOutbox(refused, () => undefined, clock);
    expect(outbox.add(ONE)).toBe(false);
    expect(outbox.waiting()).toEqual([]);
    expect(outbox.givenBack('contact')).toBeNull();
    outbox.forget(ONE.key);
    expect(mayHaveQueued(refused)).toBe(false);
  });

  describe('after thirty days', () => {
    it('localEnquiryOutbox has no entries left after thirty days, whether queued or given back', () => {
      const storage = aStorage();
      const outbox = outboxIn(storage);
      outbox.add(ONE);
      outbox.add(OTHER);
      now += 20 * DAY_MS;
      // Marking an enquiry as refused does not extend its thirty days.
      outbox.markRefused(OTHER.key);
      now += 10 * DAY_MS;
      expect(outbox.waiting()).toEqual([ONE]);
      expect(outbox.givenBack('wholesale')).toEqual(OTHER);
      now += 1;
      expect(outboxIn(storage).waiting()).toEqual([]);
      expect(outboxIn(storage).givenBack('wholesale')).toBeNull();
      expect(Object.keys(storage)).toEqual([]);
    });

    it.each([undefined, null, 'x', Date.UTC(2999, 0)])(
      'localEnquiryOutbox removes after thirty days an entry whose date is %j, counting from its first read',
      (keptAt) => {
        const storage = aStorage();
        const entry = { enquiry: ONE, isGivenBack: false, keptAt };
        storage.setItem(`kept-enquiry-${ONE.key}`, JSON.stringify(entry));
        expect(outboxIn(storage).waiting()).toEqual([ONE]);
        now += 30 * DAY_MS;
        expect(outboxIn(storage).waiting()).toEqual([ONE]);
        now += 1;
        expect(outboxIn(storage).waiting()).toEqual([]);
        expect(Object.keys(storage)).toEqual([]);
      },
    );
  });

  it('localEnquiryOutbox lets one tab work at a time: the others skip the work', async () => {
    let held = false;
    const locks = {
      async request(_: string, __: object, work: (lock: object | null) => Promise<void>) {
        if (held) return work(null);
        held = true;
        await work({});
        held = false;
      },
    } as unknown as LockManager;
    const [tab, otherTab] = [aStorage(), aStorage()].map((storage) =>
      localEnquiryOutbox(
        () => storage,
        () => locks,
        clock,
      ),
    );
    const done: string[] = [];
    await tab?.alone(async () => {
      done.push('one');
      await otherTab?.alone(async () => void done.push('the other'));
    });
    await otherTab?.alone(async () => void done.push('later'));
    expect(done).toEqual(['one', 'later']);
  });
});
