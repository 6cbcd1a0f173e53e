import { type MouseEvent, useEffect } from 'react';
import type { Page } from '../../domain/shared/page';
import type { ListAddress } from './list-address';
import { Pagination } from './pagination';

interface ResultPagesProps<Query> {
  readonly found: Page<unknown>;
  /** The query of the results shown; the address may already contain a newer one. */
  readonly query: Query;
  readonly address: ListAddress<Query>;
  readonly label: string;
  /** Called when the visitor follows a link to another page. */
  readonly onTurned: () => void;
  readonly className?: string;
}

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
    // Shows the last page if the list has become shorter and no longer has the current page.
    if (beyond) replace((current) => ({ ...current, page: pageCount }));
  }, [beyond, replace, pageCount]);

  const onClick = ({ target, defaultPrevented }: MouseEvent) => {
    // The router calls `preventDefault` when it follows a link, but not when the visitor opens the
    // link in a new tab. In that case this page does not change.
    if (defaultPrevented && target instanceof Element && target.closest('a')) onTurned();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for clicks on the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by keyboard also fires a click
    <div className={className} onClick={onClick}>
      <Pagination
        label={label}
        page={page}
        pageCount={pageCount}
        hrefOf={(other) => hrefOf({ ...query, page: other })}
      />
    </div>
  );
}
