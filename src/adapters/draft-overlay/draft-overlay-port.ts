import { ContentError } from '../../application/content-error';
import type { ReadOptions } from '../../application/ports/read-options';
import type { PreviewStore } from './preview-store';

/** Whether the CMS refused the token. An aborted request or an unreachable CMS is not a refusal. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ContentError && ['unauthorized', 'forbidden'].includes(error.kind);

interface ById {
  byId(id: string, options?: ReadOptions): Promise<unknown>;
}

/**
 * Wraps the port of published content so that `byId` reads the previewed document from `drafts`. It
 * returns the published document where there is no draft, or where the token is refused. Records in
 * `preview` whether it returned the draft or the published document.
 */
export const draftOverlayPort = <Port extends ById>(
  published: Port,
  drafts: ById,
  preview: PreviewStore,
  previewedId: string,
): Port => ({
  ...published,
  async byId(id: string, options?: ReadOptions) {
    if (id !== previewedId) return published.byId(id, options);
    const draft = await drafts.byId(id, options).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      return null;
    });
    const item = draft ?? (await published.byId(id, options));
    preview.set(draft === null ? 'published' : 'draft');
    return item;
  },
});
