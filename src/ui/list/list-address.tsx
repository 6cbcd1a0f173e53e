import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { listPageAddress, listPageIn } from '../site/addresses/list-pages';
import type { ElementOnlyNode } from '../site/element-only-node';
import { useRawAddress } from '../site/use-raw-address';

/** Converts between an address and a list's query. */
interface ListCodec<Query> {
  /** The path of the first page of the unfiltered list: `/product`. */
  readonly path: string;
  /** Parses the query string of an address. Ignores invalid values. */
  readonly read: (search: string) => Query;
  /** Serialises the query. Keeps the parameters of `search` that do not belong to the query. */
  readonly write: (query: Query, search: string) => string;
}

type Change<Query> = (query: Query) => Query;

export interface ListAddress<Query> {
  /** The query in the address; the same object until the address changes. */
  readonly query: Query;
  /** Adds a history entry, so that Back undoes the change. */
  readonly push: (change: Change<Query>) => void;
  /** Replaces the history entry, for intermediate changes such as typing. */
  readonly replace: (change: Change<Query>) => void;
  readonly hrefOf: (query: Query) => string;
}

interface Paged {
  readonly page?: number;
}

/** The query string with its `?`; empty if there is none. */
const searchIn = (address: string): string => /\?.*$/su.exec(address)?.[0] ?? '';

/**
 * Converts between addresses and queries. The pages of the unfiltered list have their own paths;
 * filters and searches use the query string.
 */
function listCodec<Query extends Paged>({ path, read, write }: ListCodec<Query>) {
  return {
    queryIn(address: string): Query {
      const query = read(searchIn(address));
      const page = listPageIn(address.split('?')[0] ?? '');
      return query.page === undefined && page > 1 ? { ...query, page } : query;
    },
    addressOf(query: Query, address: string): string {
      const search = searchIn(address);
      const { page = 1, ...filters } = query;
      const isUnfiltered = write(filters as Query, search) === '';
      return isUnfiltered ? listPageAddress(path, page) : `${path}${write(query, search)}`;
    },
  };
}

/** Returns the state of a list, which is stored only in the address. */
function useAddress<Query extends Paged>(codec: ListCodec<Query>): ListAddress<Query> {
  const { path, search } = useRawAddress();
  const address = `${path}${search}`;
  const { queryIn, addressOf } = useMemo(() => listCodec(codec), [codec]);
  const [, navigate] = useLocation();
  const latest = useRef(address);
  useLayoutEffect(() => {
    latest.current = address;
  }, [address]);

  const step = useCallback(
    (change: Change<Query>, replace: boolean) => {
      const { current } = latest;
      const to = addressOf(change(queryIn(current)), current);
      // Does nothing if the query stays the same. Compares with the address written from the
      // current query, because the current address may contain invalid parameters.
      if (to === addressOf(queryIn(current), current)) return;
      // A second change before the next render starts from this address.
      latest.current = to;
      // Keeps the state of a replaced history entry, because the state contains the key by which
      // scroll restoration identifies the entry.
      navigate(to, { replace, state: replace ? history.state : null });
    },
    [queryIn, addressOf, navigate],
  );

  return useMemo(
    () => ({
      query: queryIn(address),
      push: (change) => step(change, false),
      replace: (change) => step(change, true),
      hrefOf: (query) => addressOf(query, address),
    }),
    [queryIn, addressOf, address, step],
  );
}

/**
 * Creates a provider that parses a list's address once for the whole page, and a hook that returns
 * the result to components of the page.
 */
export function listAddress<Query extends Paged>(codec: ListCodec<Query>) {
  const Context = createContext<ListAddress<Query> | null>(null);

  const ListAddressProvider = ({ children }: { readonly children: ElementOnlyNode }) => (
    <Context value={useAddress(codec)}>{children}</Context>
  );

  function useListAddress(): ListAddress<Query> {
    const address = useContext(Context);
    if (address === null) throw new Error(`${codec.path} needs its address's provider above it`);
    return address;
  }

  return [ListAddressProvider, useListAddress] as const;
}
