import { ErrorBoundary } from 'react-error-boundary';
import type { Page } from '../../domain/shared/page';
import { LoadingBoundary } from '../components/loading/loading-boundary';
import type { ElementOnlyNode } from '../site/element-only-node';
import { hashOf, type Query } from '../site/queries/query';
import { useCached, useSuspenseAnswer } from '../site/queries/use-query';

interface WithFoundProps<Found extends Page<unknown>> {
  readonly search: Query<Found>;
  /** Shown while the search loads. */
  readonly pending: ElementOnlyNode;
  /** Shown when the search failed and no earlier result is cached. */
  readonly failed: ElementOnlyNode;
  readonly children: (found: Found) => ElementOnlyNode;
}

/**
 * Renders a text about the results of a list. It shows no errors itself, because the list reports
 * them and offers Retry.
 */
export const WithFound = <Found extends Page<unknown>>({
  pending,
  ...props
}: WithFoundProps<Found>) => (
  <ErrorBoundary fallback={<CachedFound {...props} />} resetKeys={[hashOf(props.search.key)]}>
    <LoadingBoundary fallback={pending}>
      <LoadedFound {...props} />
    </LoadingBoundary>
  </ErrorBoundary>
);

type FoundProps<Found extends Page<unknown>> = Omit<WithFoundProps<Found>, 'pending'>;

const LoadedFound = <Found extends Page<unknown>>({ search, children }: FoundProps<Found>) =>
  children(useSuspenseAnswer(search));

const CachedFound = <Found extends Page<unknown>>({
  search,
  failed,
  children,
}: FoundProps<Found>) => {
  const found = useCached(search);
  return found === undefined ? failed : children(found);
};
