import { useRouter } from 'wouter';

/**
 * The path and the query as the address has them. The router's own hooks decode them once before
 * they are parsed, and what holds a `%`, a `/` or a `?` comes out as something else.
 */
export function useRawAddress(): { readonly path: string; readonly search: string } {
  const router = useRouter();
  const [path] = router.hook(router);
  return { path, search: router.searchHook(router) };
}
