import { newPreviewToken } from './preview-token';
import { isPreviewed, PREVIEWED } from './previewed-types';

/** What Strapi's panel sends about the open entry. */
interface OpenEntry {
  readonly documentId: string;
  readonly status?: string | undefined;
}

/**
 * The site's URL that shows an entry to an editor. The token is behind the `#`, which browsers do
 * not send: it reaches no server log and no referrer. Undefined for what has no page.
 *
 * @param now ms since 1970.
 */
export const previewAddress = (
  origin: string,
  type: string,
  { documentId, status }: OpenEntry,
  secret: string,
  now: number,
): string | undefined => {
  if (!isPreviewed(type)) return undefined;
  const page = `${origin}${PREVIEWED[type].page}${encodeURIComponent(documentId)}`;
  if (status === 'published') return page;
  return `${page}#preview=${newPreviewToken({ type, documentId }, secret, now)}`;
};
