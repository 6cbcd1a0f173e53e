import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useNavigation } from '../../site/navigation';

/** The only `h1` of a page. After navigation it takes the focus, so that screen readers read it. */
export function PageHeading(props: Omit<ComponentProps<'h1'>, 'ref' | 'tabIndex'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { headingRendered } = useNavigation();
  useLayoutEffect(() => {
    if (heading.current !== null) headingRendered(heading.current);
  }, [headingRendered]);
  return <h1 {...props} ref={heading} tabIndex={-1} />;
}
