import { type ReactNode, useEffect, useRef, useState } from 'react';

interface HorizontalScrollProps {
  /** The accessible name of the container while it can scroll. */
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A container that scrolls horizontally if its content is too wide. */
export function HorizontalScroll({ label, className, children }: HorizontalScrollProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isOverflowing, setIsOverflowing] = useState(false);

  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const observer = new ResizeObserver(() =>
      setIsOverflowing(current.scrollWidth > current.clientWidth),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={frame}
      className={className}
      // The container is focusable only if there is something to scroll.
      {...(isOverflowing && { role: 'group', tabIndex: 0, 'aria-label': label })}
    >
      {children}
    </div>
  );
}
