import { describe, expect, it } from 'vitest';
import type { EnquiryListStore } from '../../src/application/browser-state/enquiry-list-store';
import { addLine, withoutProduct, withQuantity } from '../../src/domain/enquiries/enquiry-list';
import { aLine } from '../builders/a-line';

/** @param open must return a new, empty list on each call. */
export function describeEnquiryList(name: string, open: () => EnquiryListStore) {
  const add = (store: EnquiryListStore, id: string) =>
    store.change((list) => addLine(list, aLine({ product: { id, title: id } })).list);

  describe(`the enquiry list ${name}`, () => {
    it('the enquiry list begins empty', () => {
      expect(open().current()).toEqual([]);
    });

    it('the enquiry list keeps the lines in their order', () => {
      const store = open();
      add(store, 'a');
      add(store, 'b');
      store.change((list) => withQuantity(list, 'a', 3));
      expect(store.current().map(({ product, quantity }) => [product.id, quantity])).toEqual([
        ['a', 3],
        ['b', 1],
      ]);
      store.change((list) => withoutProduct(list, 'a'));
      expect(store.current()).toHaveLength(1);
    });

    it('the enquiry list returns the same array until it changes', () => {
      const store = open();
      expect(store.current()).toBe(store.current());
      add(store, 'a');
      const once = store.current();
      expect(store.current()).toBe(once);
      add(store, 'b');
      expect(store.current()).not.toBe(once);
    });

    it('the enquiry list notifies a subscriber of each change until it unsubscribes', () => {
      const store = open();
      const seen: number[] = [];
      const stop = store.subscribe(() => seen.push(store.current().length));
      add(store, 'a');
      add(store, 'b');
      stop();
      add(store, 'c');
      expect(seen).toEqual([1, 2]);
    });

    it('the enquiry list becomes empty again', () => {
      const store = open();
      add(store, 'a');
      store.change(() => []);
      expect(store.current()).toEqual([]);
    });
  });
}
