import {
  type ComponentType,
  createContext,
  type LazyExoticComponent,
  lazy,
  useContext,
  useState,
} from 'react';
import { lateCode } from '../site/late-code';

/** One visit to a page: at the next, code that did not come is asked for anew. */
export type Visit = object;
export const newVisit = (): Visit => ({});
export const VisitContext = createContext<Visit>(newVisit());

/** A page whose code comes with the first visit to it, or before. */
export interface LazyPage {
  readonly Page: ComponentType;
  /** Has its code come now. Where it does not, the page asks for it anew, and says so. */
  load(): Promise<void>;
}

export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let Loaded: ComponentType | null = null;
  const loadNow = async () => {
    Loaded = await load();
    return Loaded;
  };
  const code = lateCode(loadNow);

  type Attempt = LazyExoticComponent<ComponentType>;
  const attempts = new WeakMap<Visit, Attempt>();
  const attemptOf = (visit: Visit): Attempt => {
    const attempt = attempts.get(visit) ?? lazy(async () => ({ default: await code() }));
    attempts.set(visit, attempt);
    return attempt;
  };

  return {
    Page() {
      const visit = useContext(VisitContext);
      // One that is there already shows at once: even loaded code would be waited for.
      const [Page] = useState(() => Loaded ?? attemptOf(visit));
      return <Page />;
    },
    async load() {
      await loadNow();
    },
  };
}
