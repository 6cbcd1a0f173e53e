import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { listPageAddress, listPageIn } from '../site/addresses/list-pages';
import type { ElementOnlyNode } from '../site/element-only-node';
import { useRawAddress } from '../site/use-raw-address';

/** How an address says what a list is asked for. */
interface ListCodec<Query> {
  /** The page's own path: `/product`. */
  readonly path: string;
  /** What the query part of an address asks for; nonsense in it asks for nothing. */
  readonly read: (search: string) => Query;
  /** The query part that asks for it, with what else `search` holds. */
  readonly write: (query: Query, search: string) => string;
}

type Change<Query> = (query: Query) => Query;

export interface ListAddress<Query> {
  /** What the address asks for; the same object until the address changes. */
  readonly query: Query;
  /** A choice: a step that Back undoes. */
  readonly push: (change: Change<Query>) => void;
  /** A step in the middle of something, such as typing: it leaves no trace in the history. */
  readonly replace: (change: Change<Query>) => void;
  readonly hrefOf: (query: Query) => string;
}

interface PageOf {
  readonly page?: number;
}

/** The query part, with its `?`; empty where there is none. */
const searchIn = (address: string): string => /\?.*$/su.exec(address)?.[0] ?? '';

/** A page of the whole list has a path of its own; what is searched for stands in the query part. */
function listCodec<Query extends PageOf>({ path, read, write }: ListCodec<Query>) {
  return {
    queryIn(address: string): Query {
      const query = read(searchIn(address));
      const page = listPageIn(address.split('?')[0] ?? '');
      return query.page === undefined && page > 1 ? { ...query, page } : query;
    },
    addressOf(query: Query, address: string): string {
      const search = searchIn(address);
      const { page = 1, ...whole } = query;
      const isWhole = write(whole as Query, search) === '';
      return isWhole ? listPageAddress(path, page) : `${path}${write(query, search)}`;
    },
  };
}

/** A list's state, which lives in the address and nowhere else. */
function useAddress<Query extends PageOf>(codec: ListCodec<Query>): ListAddress<Query> {
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
      // Choosing what is chosen is no step; nonsense in the address is no reason for one either.
      if (to === addressOf(queryIn(current), current)) return;
      // Two steps before the next drawing: the second goes on from the first.
      latest.current = to;
      // The state names the history entry, by which its scroll position is found again.
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

/** Parses a list's address once a page: a provider to put around the page, and its hook for what stands in it. */
export function listAddress<Query extends PageOf>(codec: ListCodec<Query>) {
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
