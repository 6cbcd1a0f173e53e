import {
  type ComponentType,
  createContext,
  createElement,
  lazy,
  useContext,
  useState,
} from 'react';
import { lazyImport } from '../../site/lazy-import';

/**
 * Identifies an attempt to load and render a part of the page. A lazy component requests a failed
 * chunk again in a new attempt.
 */
export type Attempt = object;
export const newAttempt = (): Attempt => ({});
/** The current attempt to load. A boundary with a Retry button provides a new one on each retry. */
export const AttemptContext = createContext<Attempt>(newAttempt());

/** A component whose code loads on its first render, or earlier through `load`. */
export interface LazyComponent<Props> {
  /**
   * The component. While its code loads, the Suspense boundary above shows its fallback; if loading
   * fails, the error boundary above shows the error.
   */
  readonly View: ComponentType<Props>;
  /**
   * Loads the code now. If this rejects, `View` requests the code again when it renders, and
   * reports an error only if that request fails too.
   */
  load(): Promise<void>;
}

export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const loadNow = async () => {
    Loaded = await load();
    return Loaded;
  };
  const code = lazyImport(loadNow);

  const attempts = new WeakMap<Attempt, ComponentType<Props>>();
  const lazyOf = (attempt: Attempt): ComponentType<Props> => {
    const component =
      attempts.get(attempt) ??
      (lazy(async () => ({ default: await code() })) as ComponentType<Props>);
    attempts.set(attempt, component);
    return component;
  };

  return {
    View(props) {
      const attempt = useContext(AttemptContext);
      // Renders a loaded component without `lazy`, which would suspend even for loaded code.
      const [View] = useState(() => Loaded ?? lazyOf(attempt));
      return createElement(View, props);
    },
    async load() {
      await loadNow();
    },
  };
}
