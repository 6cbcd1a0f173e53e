import { ErrorBoundary } from 'react-error-boundary';
import type { Page } from '../../domain/shared/page';
import { LoadingBoundary } from '../components/loading/loading-boundary';
import type { ElementOnlyNode } from '../site/element-only-node';
import { hashOf, type Query } from '../site/queries/query';
import { useCached, useSuspenseAnswer } from '../site/queries/use-query';

interface WithFoundProps<Found extends Page<unknown>> {
  readonly search: Query<Found>;
  /** What stands here until something is found. */
  readonly pending: ElementOnlyNode;
  /** What stands here when nothing could be had. */
  readonly failed: ElementOnlyNode;
  readonly children: (found: Found) => ElementOnlyNode;
}

/** A few words on what a list found. The list itself says why it failed, and tries again. */
export const WithFound = <Found extends Page<unknown>>({
  pending,
  ...props
}: WithFoundProps<Found>) => (
  <ErrorBoundary fallback={<OnceFound {...props} />} resetKeys={[hashOf(props.search.key)]}>
    <LoadingBoundary fallback={pending}>
      <NowFound {...props} />
    </LoadingBoundary>
  </ErrorBoundary>
);

type FoundProps<Found extends Page<unknown>> = Omit<WithFoundProps<Found>, 'pending'>;

const NowFound = <Found extends Page<unknown>>({ search, children }: FoundProps<Found>) =>
  children(useSuspenseAnswer(search));

const OnceFound = <Found extends Page<unknown>>({
  search,
  failed,
  children,
}: FoundProps<Found>) => {
  const found = useCached(search);
  return found === undefined ? failed : children(found);
};
