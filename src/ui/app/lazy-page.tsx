import {
  type ComponentType,
  createContext,
  type LazyExoticComponent,
  lazy,
  useContext,
} from 'react';
import { ContentError } from '../../application/content-error';

/** One visit to a page: at the next, code that did not come is asked for anew. */
export type Visit = object;
export const newVisit = (): Visit => ({});
export const VisitContext = createContext<Visit>(newVisit());

/** Whether the site can be reached at all. */
const siteAnswers = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A page whose code comes with the first visit to it. Some browsers never ask again for a module
 * that has failed in a document; where a second try fails though the site answers, the document
 * is loaded anew, at this same address.
 */
export function lazyPage(load: () => Promise<ComponentType>): ComponentType {
  let failed = false;
  const code = async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      if (failed && (await siteAnswers())) {
        location.reload();
        await new Promise(() => {}); // The page is on its way out: nothing more is drawn.
      }
      failed = true;
      throw new ContentError('network', { cause });
    }
  };

  type Attempt = LazyExoticComponent<ComponentType>;
  const attempts = new WeakMap<Visit, Attempt>();
  let succeeded: Attempt | null = null;
  const attemptOf = (visit: Visit): Attempt => {
    const known = attempts.get(visit) ?? succeeded;
    if (known !== null) return known;
    const attempt = lazy(() =>
      code().then((module) => {
        succeeded = attempt;
        return module;
      }),
    );
    attempts.set(visit, attempt);
    return attempt;
  };

  return function LazyPage() {
    const Page = attemptOf(useContext(VisitContext));
    return <Page />;
  };
}
