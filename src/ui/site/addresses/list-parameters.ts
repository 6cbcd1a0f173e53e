const PAGE = /^[1-9]\d{0,5}$/;

/** The page number in a parameter, from 1; an invalid value means the first page. */
export const pageIn = (value: string): number => (PAGE.test(value) ? Number(value) : 1);

/**
 * The query string of a list: its own parameters without empty ones, then the other parameters of
 * `search`. Empty when none is left.
 */
export function searchWith(
  own: readonly (readonly [name: string, value: string | number | undefined])[],
  search: string,
): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of own) if (value) parameters.append(name, String(value));
  for (const [name, value] of new URLSearchParams(search)) {
    if (own.every(([ownName]) => ownName !== name)) parameters.append(name, value);
  }
  // A comma needs no escape in a query, and people read addresses.
  const written = parameters.toString().replaceAll('%2C', ',');
  return written === '' ? '' : `?${written}`;
}
