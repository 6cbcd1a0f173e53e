import { Redirect } from 'wouter';
import { RedirectOr } from '../components/page/redirect-or';
import type { NotFoundState } from '../site/not-found-history-state';
import { ROUTES } from '../site/routes';
import { useRawAddress } from '../site/use-raw-address';

/**
 * Redirects an unknown address to the target that the owner set for it. Without such a target,
 * redirects to `/auth`: the specification requires this for every other address.
 */
export function UnknownAddress() {
  const { path } = useRawAddress();
  return (
    <RedirectOr>
      <Redirect to={ROUTES.auth} replace state={{ notFound: path } satisfies NotFoundState} />
    </RedirectOr>
  );
}
