import { type Redirect, redirectPath, redirectTarget } from './redirect';

/** Why a redirect is left out. `next` is its target path, at which another redirect starts. */
export type LeftOutReason =
  | { readonly code: 'page-exists' | 'same-path' | 'to-itself' }
  | { readonly code: 'to-another'; readonly next: string };

/** The redirects that the site follows, and those that it leaves out. */
export interface CheckedRedirects {
  readonly working: readonly Redirect[];
  readonly leftOut: readonly { readonly redirect: Redirect; readonly reason: LeftOutReason }[];
}

interface Site {
  /** The site’s own origin; `null` when unknown. */
  readonly origin?: string | null;
  /** Whether the site has a page at a path, as `redirectPath` returns it. */
  readonly hasPage?: (path: string) => boolean;
}

/** The path of a redirect's target without query and fragment; `null` for another site. */
const pathOf = (target: string): string | null => redirectPath(target.split(/[?#]/u)[0] ?? '');

/**
 * Leaves out a redirect if its path has a page, if an earlier redirect has the same path, or if its
 * target is the path of another redirect or its own path. The remaining redirects cannot form a
 * chain or a loop.
 */
export function workingRedirects(
  redirects: readonly Redirect[],
  { origin = null, hasPage = () => false }: Site = {},
): CheckedRedirects {
  const leftOut: { redirect: Redirect; reason: LeftOutReason }[] = [];
  const first = new Map<string, Redirect>();
  for (const redirect of redirects) {
    const { from } = redirect;
    if (hasPage(from)) leftOut.push({ redirect, reason: { code: 'page-exists' } });
    else if (first.has(from)) leftOut.push({ redirect, reason: { code: 'same-path' } });
    else first.set(from, { ...redirect, to: redirectTarget(redirect.to, origin) ?? redirect.to });
  }
  const working = [...first.values()].filter((redirect) => {
    const next = pathOf(redirect.to);
    if (next === null || !first.has(next)) return true;
    const reason: LeftOutReason =
      next === redirect.from ? { code: 'to-itself' } : { code: 'to-another', next };
    leftOut.push({ redirect, reason });
    return false;
  });
  return { working, leftOut };
}
