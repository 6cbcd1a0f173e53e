import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import type { Elements } from '../site/elements';
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

/** A list's state, which lives in the address and nowhere else. */
function useAddress<Query>({ path, read, write }: ListCodec<Query>): ListAddress<Query> {
  const { search } = useRawAddress();
  const [, navigate] = useLocation();
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);

  const step = useCallback(
    (change: Change<Query>, replace: boolean) => {
      const { current } = latest;
      const to = write(change(read(current)), current);
      // Choosing what is chosen is no step; nonsense in the address is no reason for one either.
      if (to === write(read(current), current)) return;
      // Two steps before the next drawing: the second goes on from the first.
      latest.current = to;
      // The state names the history entry, by which its scroll position is found again.
      navigate(`${path}${to}`, { replace, state: replace ? history.state : null });
    },
    [path, read, write, navigate],
  );

  return useMemo(
    () => ({
      query: read(search),
      push: (change) => step(change, false),
      replace: (change) => step(change, true),
      hrefOf: (query) => `${path}${write(query, search)}`,
    }),
    [path, read, write, search, step],
  );
}

/** Parses a list's address once a page: a provider to put around the page, and its hook for what stands in it. */
export function listAddress<Query>(codec: ListCodec<Query>) {
  const Context = createContext<ListAddress<Query> | null>(null);

  const ListAddressProvider = ({ children }: { readonly children: Elements }) => (
    <Context value={useAddress(codec)}>{children}</Context>
  );

  function useListAddress(): ListAddress<Query> {
    const address = useContext(Context);
    if (address === null) throw new Error(`${codec.path} needs its address's provider above it`);
    return address;
  }

  return [ListAddressProvider, useListAddress] as const;
}
