import { ErrorBoundary } from 'react-error-boundary';
import { lazySection } from '../../components/loading/lazy-section';

const ComparedPair = lazySection(async () => (await import('./compared-pair')).ComparedPair);

/**
 * Two tree species side by side, further down than most visitors of home scroll. An error shows
 * nothing: home is complete without this section.
 */
export const HomeComparison = () => (
  <ErrorBoundary fallback={null}>
    <ComparedPair />
  </ErrorBoundary>
);
