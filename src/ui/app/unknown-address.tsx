import { Redirect } from 'wouter';
import { RedirectOr } from '../components/page/redirect-or';
import type { NotFoundState } from '../site/not-found-state';
import { ROUTES } from '../site/routes';
import { useRawAddress } from '../site/use-raw-address';

/** Follows the owner's redirect from an unknown address, or else leads to `/auth`. */
export function UnknownAddress() {
  const { path } = useRawAddress();
  return (
    <RedirectOr>
      <Redirect to={ROUTES.auth} replace state={{ notFound: path } satisfies NotFoundState} />
    </RedirectOr>
  );
}
