import { ErrorBoundary } from 'react-error-boundary';
import { lazySection } from '../../components/loading/lazy-section';

const ComparedPair = lazySection(async () => (await import('./compared-pair')).ComparedPair);

/** Two trees side by side, further down than most visits of home go. Home is whole without them. */
export const HomeComparison = () => (
  <ErrorBoundary fallback={null}>
    <ComparedPair />
  </ErrorBoundary>
);
