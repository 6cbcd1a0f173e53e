import { newPreviewToken } from './preview-token';
import { isPreviewed, PREVIEWED } from './previewed-types';

/** What Strapi's panel sends about the entry that the editor has open. */
interface OpenEntry {
  readonly documentId: string;
  readonly status?: string | undefined;
  /** Last part of the path of the page's URL; by default the id of the document. */
  readonly address?: string | undefined;
}

/**
 * Returns the URL of the page of the site that shows an entry to an editor. Browsers do not send
 * the fragment, which contains the token, so the token appears in no server log and no referrer.
 * Returns undefined for a content type without pages.
 *
 * @param now milliseconds since 1970.
 */
export const previewAddress = (
  origin: string,
  type: string,
  { documentId, status, address }: OpenEntry,
  secret: string,
  now: number,
): string | undefined => {
  if (!isPreviewed(type)) return undefined;
  const { path } = PREVIEWED[type];
  if (status === 'published') return `${origin}${path}${encodeURIComponent(address ?? documentId)}`;
  return `${origin}${path}${encodeURIComponent(documentId)}#preview=${newPreviewToken({ type, documentId }, secret, now)}`;
};
