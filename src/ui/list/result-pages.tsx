import { type MouseEvent, useEffect } from 'react';
import type { Page } from '../../domain/shared/page';
import type { ListAddress } from './list-address';
import { Pagination } from './pagination';

interface ResultPagesProps<Query> {
  readonly found: Page<unknown>;
  /** What was searched for; the address may be ahead of it. */
  readonly query: Query;
  readonly address: ListAddress<Query>;
  readonly label: string;
  /** Another page has been asked for. */
  readonly onTurned: () => void;
  readonly className?: string;
}

/** The way to a list's other pages. */
export function ResultPages<Query extends { readonly page?: number }>({
  found: { page, pageCount, total },
  query,
  address: { replace, hrefOf },
  label,
  onTurned,
  className,
}: ResultPagesProps<Query>) {
  const beyond = page > pageCount && total > 0;
  useEffect(() => {
    // An old link to a list that has become shorter: its last page is the nearest there is.
    if (beyond) replace((current) => ({ ...current, page: pageCount }));
  }, [beyond, replace, pageCount]);

  const turned = ({ target, defaultPrevented }: MouseEvent) => {
    // Prevented: the router has followed the link, rather than the browser in another tab.
    if (defaultPrevented && target instanceof Element && target.closest('a')) onTurned();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by key clicks as well
    <div className={className} onClick={turned}>
      <Pagination
        label={label}
        page={page}
        pageCount={pageCount}
        hrefOf={(other) => hrefOf({ ...query, page: other })}
      />
    </div>
  );
}
