const STORAGE_KEY = 'scenario';

/**
 * Returns the query string that names the scenario: the one in the address, or else the last one in
 * this tab. The tab stores the query string, because navigation drops it and a reload would then
 * lose the scenario. Empty when this tab never had a scenario.
 */
export function currentSearch(): string {
  const { search } = location;
  if (new URLSearchParams(search).has('scenario')) sessionStorage.setItem(STORAGE_KEY, search);
  return sessionStorage.getItem(STORAGE_KEY) ?? '';
}
