import {
  type ComponentType,
  createContext,
  createElement,
  lazy,
  useContext,
  useState,
} from 'react';
import { lazyImport } from '../../site/lazy-import';

/** One attempt to show a part of the page: at the next, code that did not come is asked for anew. */
export type Attempt = object;
export const newAttempt = (): Attempt => ({});
/** Whatever shows an error with a way to retry begins another attempt then. */
export const AttemptContext = createContext<Attempt>(newAttempt());

/** A view whose code comes when it is first shown, or before. */
export interface LazyComponent<Props> {
  /** Until its code is there the boundary above shows its skeleton; where that does not come, its error. */
  readonly View: ComponentType<Props>;
  /** Has its code come now. Where it does not, the view asks for it anew, and says so. */
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
    const known =
      attempts.get(attempt) ??
      (lazy(async () => ({ default: await code() })) as ComponentType<Props>);
    attempts.set(attempt, known);
    return known;
  };

  return {
    View(props) {
      const attempt = useContext(AttemptContext);
      // One that is there already shows at once: even loaded code would be waited for.
      const [View] = useState(() => Loaded ?? lazyOf(attempt));
      return createElement(View, props);
    },
    async load() {
      await loadNow();
    },
  };
}
