import type { Ref } from 'react';
import { SectionBoundary } from '../components/loading/section-boundary';
import type { ElementOnlyNode } from '../site/element-only-node';

interface ResultsFrameProps {
  readonly ref: Ref<HTMLElement>;
  readonly className: string;
  readonly label: string;
  /** The name of the content in the error panel. */
  readonly what: string;
  /** The query of the visible results; the results of `query` may still be loading. */
  readonly shown: unknown;
  readonly query: unknown;
  readonly skeleton: ElementOnlyNode;
  /** Content above the results, also while they load or after they fail. */
  readonly above?: ElementOnlyNode;
  readonly children: ElementOnlyNode;
}

/** The section of a list's results, with their loading and error states. */
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
