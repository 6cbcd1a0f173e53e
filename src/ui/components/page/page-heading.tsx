import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useNavigation } from '../../site/navigation';

/** The page's one `h1`. After a navigation it takes the focus, so that it is what is read out. */
export function PageHeading(props: Omit<ComponentProps<'h1'>, 'ref' | 'tabIndex'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { headingDrawn } = useNavigation();
  useLayoutEffect(() => {
    if (heading.current !== null) headingDrawn(heading.current);
  }, [headingDrawn]);
  return <h1 {...props} ref={heading} tabIndex={-1} />;
}
