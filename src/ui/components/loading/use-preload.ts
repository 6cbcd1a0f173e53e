import { useState } from 'react';
import type { LazyComponent } from './lazy-component';

/**
 * For a control that opens a lazy component: loads the component's code on hover or focus, and
 * marks the control as busy while a click waits for the code.
 */
export function usePreload({ load: loadCode }: Pick<LazyComponent<never>, 'load'>) {
  const [isLoading, setIsLoading] = useState(false);
  const preload = () => void loadCode().catch(() => {});
  return {
    /** The attributes that the control must get. */
    controlProps: {
      onPointerEnter: preload,
      onFocus: preload,
      'data-busy': isLoading || undefined,
    },
    /** Loads the code. @returns whether it has loaded. */
    async load(): Promise<boolean> {
      setIsLoading(true);
      const hasLoaded = await loadCode().then(
        () => true,
        () => false,
      );
      setIsLoading(false);
      return hasLoaded;
    },
  };
}
