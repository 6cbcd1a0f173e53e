import { useState } from 'react';
import type { LazyComponent } from './lazy-component';

/**
 * For what is pressed to show a late view: its code comes as soon as one points there, or has the focus
 * there; while a press waits for it, it shows that it was heard.
 */
export function usePreload({ load }: Pick<LazyComponent<never>, 'load'>) {
  const [isLoading, setComing] = useState(false);
  const haveItCome = () => void load().catch(() => {});
  return {
    /** For the element. */
    pressed: {
      onPointerEnter: haveItCome,
      onFocus: haveItCome,
      'data-busy': isLoading || undefined,
    },
    /** @returns whether its code is there. */
    async come(): Promise<boolean> {
      setComing(true);
      const isThere = await load().then(
        () => true,
        () => false,
      );
      setComing(false);
      return isThere;
    },
  };
}
