import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useHash } from '../../hooks/use-hash';
import { Icon } from '../drawings/icon';
import { useOpenItems } from './accordion';
import { accordionStyles, plainFromMediumStyle } from './accordion-style';

interface AccordionItemProps {
  /** Unique on the page. A URL with this fragment opens the item: `/faq#storage`. */
  readonly id: string;
  readonly title: ReactNode;
  readonly heading?: 'h2' | 'h3' | 'h4';
  readonly tone?: 'light' | 'dark';
  readonly children: ReactNode;
  readonly className?: string;
}

/** A heading that opens and closes the panel below it. */
export function AccordionItem({
  id,
  title,
  heading: Heading = 'h3',
  tone = 'light',
  children,
  className,
}: AccordionItemProps) {
  const { isOpen, setOpen, plainFromMedium } = useOpenItems();
  const open = isOpen(id);
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // React supports only a boolean `hidden`. With `until-found`, find-in-page searches the panel.
    if (!open) panel.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  useEffect(() => {
    const element = panel.current;
    const onMatch = () => setOpen(id, true);
    element?.addEventListener('beforematch', onMatch);
    return () => element?.removeEventListener('beforematch', onMatch);
  }, [id, setOpen]);

  const hash = useHash();
  useEffect(() => {
    // biome-ignore lint/nursery/useReactCompiler: the address opens the item once; it can be closed again
    if (hash === id) setOpen(id, true);
  }, [hash, id, setOpen]);

  return (
    <div
      id={id}
      css={[accordionStyles[tone], plainFromMedium && plainFromMediumStyle]}
      className={className}
    >
      <Heading>
        {plainFromMedium && <span className="accordion-plain">{title}</span>}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          onClick={() => {
            setOpen(id, !open);
            // If the panel has opened below the bottom edge of the window, scrolls it into view.
            requestAnimationFrame(() => panel.current?.scrollIntoView({ block: 'nearest' }));
          }}
        >
          <span>{title}</span>
          <Icon name={open ? 'minus' : 'plus'} />
        </button>
      </Heading>
      <div id={`${id}-panel`} ref={panel} hidden={!open} className="accordion-panel">
        {children}
      </div>
    </div>
  );
}
