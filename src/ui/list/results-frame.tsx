import type { Ref } from 'react';
import { SectionBoundary } from '../components/loading/section-boundary';
import type { ElementOnlyNode } from '../site/element-only-node';

interface ResultsFrameProps {
  readonly ref: Ref<HTMLElement>;
  readonly className: string;
  readonly label: string;
  /** What could not be had, as the error panel says it. */
  readonly what: string;
  /** What is shown, while `query` may still be on its way. */
  readonly shown: unknown;
  readonly query: unknown;
  readonly skeleton: ElementOnlyNode;
  /** Stands over the results whatever becomes of them. */
  readonly above?: ElementOnlyNode;
  readonly children: ElementOnlyNode;
}

/** Where a list's results stand, wait and fail. */
export const ResultsFrame = ({
  ref,
  className,
  label,
  what,
  shown,
  query,
  skeleton,
  above,
  children,
}: ResultsFrameProps) => (
  <section
    ref={ref}
    tabIndex={-1}
    className={className}
    aria-label={label}
    aria-busy={shown !== query}
  >
    {above}
    <SectionBoundary what={what} subject={shown} skeleton={skeleton}>
      {children}
    </SectionBoundary>
  </section>
);
