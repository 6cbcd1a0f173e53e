import { ContentError } from '../../application/content-error';

/** Whether the site responds. */
const siteAnswers = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Loads code on demand. Some browsers never request a module again that has failed in a document.
 * When a second try fails although the site responds, this reloads the document.
 *
 * @returns how to load the code. A chunk that fails to load rejects with a `ContentError`, like
 * failed content, so that the error panel offers Retry.
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
