import { ContentError } from '../../application/content-error';

/** Returns whether the site answers a request that bypasses the HTTP cache. */
const siteAnswers = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Loads code on demand. In some browsers a document never requests a failed module again.
 * Therefore, if a second try fails although the site answers, the document is reloaded.
 *
 * @returns a function that loads the code. When the chunk fails to load, it rejects with a
 * `ContentError`, as for failed content, so that the error panel offers Retry.
 */
export function lazyImport<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let failed = false;
  return async () => {
    try {
      return await load();
    } catch (cause) {
      if (failed && (await siteAnswers())) {
        location.reload();
        await new Promise(() => {}); // The document is reloading: nothing more renders.
      }
      failed = true;
      throw new ContentError('network', { cause });
    }
  };
}
