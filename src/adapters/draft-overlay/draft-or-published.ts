import { ContentError } from '../../application/content-error';
import type { NotedPreview } from './noted-preview';

/** What is under way may be called off, and a CMS may be out of reach: that says nothing of the token. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ContentError && ['unauthorized', 'forbidden'].includes(error.kind);

type Ask<Item> = () => Promise<Item | null>;

/** The draft, or what is published where there is none, or none for this token. Notes which it was. */
export async function draftOrPublished<Item>(
  preview: NotedPreview,
  draft: Ask<Item>,
  published: Ask<Item>,
): Promise<Item | null> {
  const found = await draft().catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    return null;
  });
  const item = found ?? (await published());
  preview.note(found === null ? 'published' : 'draft');
  return item;
}
