import { describe, expect, it } from 'vitest';
import { aLine } from '../../../test/builders/a-line';
import { describeEnquiryList } from '../../../test/contracts/enquiry-list.contract';
import { addLine, type EnquiryLine, MAX_LINES } from '../../domain/enquiries/enquiry-list';
import { localEnquiryList } from './local-enquiry-list';

const DAY_MS = 24 * 60 * 60_000;
const NAME = 'enquiry-list';

/**
 * A browser with tabs that share one storage. As in a real browser, a change notifies only the
 * other tabs. `room` is the capacity of the storage in characters.
 */
function aBrowser({ room = 100_000, refuses = false } = {}) {
  const items = new Map<string, string>();
  const all: EventTarget[] = [];
  const browser = { items, room, refuses, now: Date.UTC(2026, 2, 12), openTab };
  function openTab() {
    const tab = new EventTarget();
    all.push(tab);
    const changed = (key: string | null) => {
      for (const other of all)
        if (other !== tab) other.dispatchEvent(Object.assign(new Event('storage'), { key }));
    };
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem(key: string, value: string) {
        if (value.length > browser.room) throw new DOMException('Full', 'QuotaExceededError');
        items.set(key, value);
        changed(key);
      },
      removeItem(key: string) {
        items.delete(key);
        changed(key);
      },
    } as Storage;
    const list = localEnquiryList(
      () => {
        if (browser.refuses) throw new DOMException('Refused', 'SecurityError');
        return storage;
      },
      tab as unknown as Window,
      () => browser.now,
    );
    const add = (id: string, given: Partial<EnquiryLine> = {}) =>
      list.change((lines) => addLine(lines, aLine({ product: { id, title: id }, ...given })).list);
    return { list, add, ids: () => list.current().map(({ product }) => product.id), changed };
  }
  return browser;
}

describeEnquiryList('in a browser', () => aBrowser().openTab().list);
describeEnquiryList('in a browser that refuses storage', () => {
  return aBrowser({ refuses: true }).openTab().list;
});

describe('localEnquiryList', () => {
  it('localEnquiryList survives a reload', () => {
    const browser = aBrowser();
    browser.openTab().add('a', { quantity: 7, price: null, volume: null });
    expect(browser.openTab().list.current()).toEqual([
      aLine({ product: { id: 'a', title: 'a' }, quantity: 7, price: null, volume: null }),
    ]);
  });

  it('localEnquiryList is shared between tabs: both add, and neither overwrites the other', () => {
    const browser = aBrowser();
    const [one, other] = [browser.openTab(), browser.openTab()];
    const seen: number[] = [];
    other.list.subscribe(() => seen.push(other.list.current().length));
    one.add('a');
    other.add('b');
    one.add('c');
    expect(one.ids()).toEqual(['a', 'b', 'c']);
    expect(other.ids()).toEqual(['a', 'b', 'c']);
    expect(seen).toEqual([1, 2, 3]);
  });

  it('localEnquiryList ignores changes of other keys, but notices that another tab cleared the storage', () => {
    const browser = aBrowser();
    const [one, other] = [browser.openTab(), browser.openTab()];
    one.add('a');
    let notified = 0;
    other.list.subscribe(() => {
      notified += 1;
    });
    one.changed('something-else');
    expect(notified).toBe(0);
    browser.items.clear();
    one.changed(null);
    expect(notified).toBe(1);
    expect(other.ids()).toEqual([]);
  });

  it('localEnquiryList removes its entry when it becomes empty', () => {
    const browser = aBrowser();
    const { add, list } = browser.openTab();
    add('a');
    list.change(() => []);
    expect(browser.items.size).toBe(0);
  });

  it('localEnquiryList stays in memory and reports that while storage is full, and is stored once there is room', () => {
    const browser = aBrowser({ room: 150 });
    const { add, ids, list } = browser.openTab();
    add('a');
    expect(list.isKept()).toBe(true);
    add('b');
    expect(list.isKept()).toBe(false);
    expect(ids()).toEqual(['a', 'b']);
    browser.room = 10_000;
    add('c');
    expect(list.isKept()).toBe(true);
    expect(browser.openTab().ids()).toEqual(['a', 'b', 'c']);
  });

  it('localEnquiryList stays in memory where storage is refused, and reports that it is not stored', () => {
    const { add, ids, list } = aBrowser({ refuses: true }).openTab();
    add('a');
    expect(ids()).toEqual(['a']);
    expect(list.isKept()).toBe(false);
  });

  it('localEnquiryList expires thirty days after its last change', () => {
    const browser = aBrowser();
    browser.openTab().add('a');
    browser.now += 30 * DAY_MS;
    expect(browser.openTab().ids()).toEqual(['a']);
    browser.now += 1;
    expect(browser.openTab().ids()).toEqual([]);
  });

  it.each(['', '{', 'null', '[]', '{"lines":7}', '{"lines":[{"product":"a"}]}'])(
    'localEnquiryList ignores the invalid entry %j and replaces it',
    (spoilt) => {
      const browser = aBrowser();
      browser.items.set(NAME, spoilt);
      const { add, ids } = browser.openTab();
      expect(ids()).toEqual([]);
      add('a');
      expect(browser.openTab().ids()).toEqual(['a']);
    },
  );

  it('localEnquiryList keeps the valid lines of an entry, twenty at most', () => {
    const browser = aBrowser();
    const lines = Array.from({ length: 30 }, (_, place) =>
      aLine({ product: { id: `p${place}`, title: 'P' } }),
    );
    browser.items.set(NAME, JSON.stringify({ lines: [{ quantity: 0 }, ...lines] }));
    expect(browser.openTab().ids()).toHaveLength(MAX_LINES);
  });
});
