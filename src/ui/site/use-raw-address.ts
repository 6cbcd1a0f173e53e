import { useRouter } from 'wouter';

/**
 * Returns the path and the query, still encoded. The router's own hooks decode them first, which
 * changes an id that contains a `%`, a `/` or a `?`.
 */
export function useRawAddress(): { readonly path: string; readonly search: string } {
  const router = useRouter();
  const [path] = router.hook(router);
  return { path, search: router.searchHook(router) };
}
