import { ErrorBoundary } from 'react-error-boundary';
import { lazySection } from '../../components/loading/lazy-section';

const ComparedPair = lazySection(async () => (await import('./compared-pair')).ComparedPair);

/**
 * The comparison of two tree species on the home page. It loads lazily, because most visitors do
 * not scroll that far. On an error it renders nothing, because the home page is complete without
 * it.
 */
export const HomeComparison = () => (
  <ErrorBoundary fallback={null}>
    <ComparedPair />
  </ErrorBoundary>
);
