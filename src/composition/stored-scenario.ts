const KEPT = 'scenario';

/**
 * The query that names the scenario: the address's own, or the last one of this tab, since a walk
 * through the site leaves the query behind and a reload would leave the scenario. Empty for none.
 */
export function currentSearch(): string {
  const { search } = location;
  if (new URLSearchParams(search).has('scenario')) sessionStorage.setItem(KEPT, search);
  return sessionStorage.getItem(KEPT) ?? '';
}
