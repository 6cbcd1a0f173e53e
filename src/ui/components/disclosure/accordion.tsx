import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { ElementOnlyNode } from '../../site/element-only-node';

interface OpenItems {
  isOpen(id: string): boolean;
  setOpen(id: string, open: boolean): void;
  /** Whether the items are always open, under a plain heading, in windows from 768 px. */
  readonly plainFromMedium: boolean;
}

const OpenItemsContext = createContext<OpenItems | null>(null);

export function useOpenItems(): OpenItems {
  const items = useContext(OpenItemsContext);
  if (items === null) throw new Error('An AccordionItem needs an Accordion around it');
  return items;
}

interface AccordionProps {
  /** Whether opening an item closes all other items. */
  readonly single?: boolean;
  /** Ids of the items that are open initially. */
  readonly initiallyOpen?: readonly string[];
  readonly plainFromMedium?: boolean;
  /** `AccordionItem` elements, at any depth. */
  readonly children: ElementOnlyNode;
}

/** Stores which of its `AccordionItem` descendants are open. */
export function Accordion({
  single = false,
  initiallyOpen = [],
  plainFromMedium = false,
  children,
}: AccordionProps) {
  const [open, setOpenIds] = useState<ReadonlySet<string>>(() => new Set(initiallyOpen));
  const setOpen = useCallback(
    (id: string, toOpen: boolean) =>
      setOpenIds((before) => {
        if (before.has(id) === toOpen) return before;
        const after = new Set(single && toOpen ? [] : before);
        if (toOpen) after.add(id);
        else after.delete(id);
        return after;
      }),
    [single],
  );
  const items = useMemo<OpenItems>(
    () => ({ isOpen: (id) => open.has(id), setOpen, plainFromMedium }),
    [open, setOpen, plainFromMedium],
  );
  return <OpenItemsContext value={items}>{children}</OpenItemsContext>;
}
