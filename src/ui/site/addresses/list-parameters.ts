const PAGE = /^[1-9]\d{0,5}$/;

/** The page that an address asks for, from 1; nonsense asks for the first. */
export const pageIn = (value: string): number => (PAGE.test(value) ? Number(value) : 1);

/**
 * The query part of an address: a list's own parameters, without those that ask for nothing, then
 * what else the address `search` holds. Empty when nothing is left.
 */
export function searchWith(
  own: readonly (readonly [name: string, value: string | number | undefined])[],
  search: string,
): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of own) if (value) parameters.append(name, String(value));
  for (const [name, value] of new URLSearchParams(search)) {
    if (own.every(([known]) => known !== name)) parameters.append(name, value);
  }
  // A comma needs no escape there, and people read addresses.
  const written = parameters.toString().replaceAll('%2C', ',');
  return written === '' ? '' : `?${written}`;
}
