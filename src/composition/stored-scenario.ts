const STORAGE_KEY = 'scenario';

/**
 * Returns the query string that names the scenario: the one in the address, or else the last one in
 * this tab. It is stored, because navigation drops the query and a reload would then lose the
 * scenario. Empty when this tab never had a scenario.
 */
export function currentSearch(): string {
  const { search } = location;
  if (new URLSearchParams(search).has('scenario')) sessionStorage.setItem(STORAGE_KEY, search);
  return sessionStorage.getItem(STORAGE_KEY) ?? '';
}
