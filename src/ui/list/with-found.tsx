import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ErrorBoundary } from 'react-error-boundary';
import type { Page } from '../../domain/shared/page';
import { WaitingFor } from '../components/waiting/waiting-for';
import type { Elements } from '../site/elements';
import type { ReadQuery } from '../site/read-query';

interface WithFoundProps<Found extends Page<unknown>> {
  /** What is searched for, as a query of the cache. */
  readonly search: ReadQuery<Found>;
  /** What stands here until something is found. */
  readonly pending: Elements;
  /** What stands here when nothing could be had. */
  readonly failed: Elements;
  readonly children: (found: Found) => Elements;
}

/** A few words on what a list found. The list itself says why it failed, and tries again. */
export const WithFound = <Found extends Page<unknown>>({
  pending,
  ...props
}: WithFoundProps<Found>) => (
  <ErrorBoundary fallback={<OnceFound {...props} />} resetKeys={[...props.search.queryKey]}>
    <WaitingFor fallback={pending}>
      <NowFound {...props} />
    </WaitingFor>
  </ErrorBoundary>
);

type FoundProps<Found extends Page<unknown>> = Omit<WithFoundProps<Found>, 'pending'>;

const NowFound = <Found extends Page<unknown>>({ search, children }: FoundProps<Found>) =>
  children(useSuspenseQuery(search).data);

const OnceFound = <Found extends Page<unknown>>({
  search,
  failed,
  children,
}: FoundProps<Found>) => {
  const { data } = useQuery({ ...search, enabled: false });
  return data === undefined ? failed : children(data);
};
