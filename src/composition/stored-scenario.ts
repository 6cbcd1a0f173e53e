const STORAGE_KEY = 'scenario';

/**
 * The query string that names the scenario: that of the address, or else the last one of this tab.
 * Navigation drops the query, and a reload would otherwise lose the scenario. Empty when there is
 * none.
 */
export function currentSearch(): string {
  const { search } = location;
  if (new URLSearchParams(search).has('scenario')) sessionStorage.setItem(STORAGE_KEY, search);
  return sessionStorage.getItem(STORAGE_KEY) ?? '';
}
