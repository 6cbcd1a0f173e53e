import { type ReactNode, useEffect, useRef, useState } from 'react';
import { blogPost } from '../../../content/blog-pages';

/** A table that scrolls within itself where it is wider than the text. */
export function MarkupTable({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [wider, setWider] = useState(false);

  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const observer = new ResizeObserver(() => setWider(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={frame}
      className="markup-table"
      // A stop for the keyboard only where there is something to scroll.
      {...(wider && { role: 'group', tabIndex: 0, 'aria-label': blogPost.wideTable })}
    >
      <table>{children}</table>
    </div>
  );
}
