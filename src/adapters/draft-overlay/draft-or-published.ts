import { ContentError } from '../../application/content-error';
import type { PreviewStore } from './preview-store';

/**
 * Only these errors mean that the CMS refused the token. An aborted request or an unreachable CMS
 * does not.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof ContentError && ['unauthorized', 'forbidden'].includes(error.kind);

type Ask<Item> = () => Promise<Item | null>;

/**
 * Returns the draft, or the published item where there is no draft or the token is refused. Records
 * in `preview` which of them it returned.
 */
export async function draftOrPublished<Item>(
  preview: PreviewStore,
  draft: Ask<Item>,
  published: Ask<Item>,
): Promise<Item | null> {
  const found = await draft().catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    return null;
  });
  const item = found ?? (await published());
  preview.set(found === null ? 'published' : 'draft');
  return item;
}
