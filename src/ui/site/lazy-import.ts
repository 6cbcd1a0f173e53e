import { ContentError } from '../../application/content-error';

/** Whether the site can be reached at all. */
const siteAnswers = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Code that is loaded when it is wanted. Some browsers never ask again for a module that has failed
 * in a document; where a second try fails though the site answers, the document is loaded anew, at
 * this same address.
 *
 * @returns how to load it; rejects with a `ContentError`: to who asks, code is content.
 */
export function lazyImport<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let failed = false;
  return async () => {
    try {
      return await load();
    } catch (cause) {
      if (failed && (await siteAnswers())) {
        location.reload();
        await new Promise(() => {}); // The page is on its way out: nothing more is drawn.
      }
      failed = true;
      throw new ContentError('network', { cause });
    }
  };
}
