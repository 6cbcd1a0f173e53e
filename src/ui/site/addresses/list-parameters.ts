const PAGE = /^[1-9]\d{0,5}$/;

/** The page number in a parameter, from 1; an invalid value means the first page. */
export const pageIn = (value: string): number => (PAGE.test(value) ? Number(value) : 1);

/**
 * Returns the query string of a list: the list's own parameters without empty ones, then the other
 * parameters of `search`. Empty when no parameter is left.
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
  // Keeps commas readable; they need no escape in a query.
  const written = parameters.toString().replaceAll('%2C', ',');
  return written === '' ? '' : `?${written}`;
}
