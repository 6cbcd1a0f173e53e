import { useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import type { PostQuery } from '../../../domain/journal/blog-post';
import { postQueryIn, postSearchOf } from '../../../domain/journal/post-query-address';
import { ROUTES } from '../../site/routes';
import { useRawAddress } from '../../site/use-raw-address';

interface PostQueryState {
  /** What the address asks for; the same object until the address changes. */
  readonly query: PostQuery;
  /** A choice: a step that Back undoes. */
  readonly choose: (query: PostQuery) => void;
  /** A step in the middle of something, such as typing: it leaves no trace in the history. */
  readonly amend: (query: PostQuery) => void;
  readonly hrefOf: (query: PostQuery) => string;
}

/** The journal's state, which lives in the address and nowhere else. */
export function usePostQuery(): PostQueryState {
  const { search } = useRawAddress();
  const [, navigate] = useLocation();
  const latest = useRef(search);
  latest.current = search;

  return useMemo(() => {
    const step = (query: PostQuery, replace: boolean) => {
      const { current } = latest;
      const to = postSearchOf(query, current);
      // Asking for what is there is no step; nonsense in the address is no reason for one either.
      if (to === postSearchOf(postQueryIn(current), current)) return;
      // The state names the history entry, by which its scroll position is found again.
      navigate(`${ROUTES.blog}${to}`, { replace, state: replace ? history.state : null });
    };
    return {
      query: postQueryIn(search),
      choose: (query) => step(query, false),
      amend: (query) => step(query, true),
      hrefOf: (query) => `${ROUTES.blog}${postSearchOf(query, search)}`,
    };
  }, [search, navigate]);
}
