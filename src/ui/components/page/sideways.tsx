import { type ReactNode, useEffect, useRef, useState } from 'react';

interface SidewaysProps {
  /** As a screen reader names it. */
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Keeps what may be wider than its place, and scrolls it within itself. */
export function Sideways({ label, className, children }: SidewaysProps) {
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
      className={className}
      // A stop for the keyboard only where there is something to scroll.
      {...(wider && { role: 'group', tabIndex: 0, 'aria-label': label })}
    >
      {children}
    </div>
  );
}
