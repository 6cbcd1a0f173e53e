import { ErrorBoundary } from 'react-error-boundary';
import type { Page } from '../../domain/shared/page';
import { WaitingFor } from '../components/waiting/waiting-for';
import type { Elements } from '../site/elements';
import { hashOf, type Read } from '../site/reads/read';
import { useAnswer, useKnown } from '../site/reads/use-read';

interface WithFoundProps<Found extends Page<unknown>> {
  readonly search: Read<Found>;
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
  <ErrorBoundary fallback={<OnceFound {...props} />} resetKeys={[hashOf(props.search.key)]}>
    <WaitingFor fallback={pending}>
      <NowFound {...props} />
    </WaitingFor>
  </ErrorBoundary>
);

type FoundProps<Found extends Page<unknown>> = Omit<WithFoundProps<Found>, 'pending'>;

const NowFound = <Found extends Page<unknown>>({ search, children }: FoundProps<Found>) =>
  children(useAnswer(search));

const OnceFound = <Found extends Page<unknown>>({
  search,
  failed,
  children,
}: FoundProps<Found>) => {
  const found = useKnown(search);
  return found === undefined ? failed : children(found);
};
