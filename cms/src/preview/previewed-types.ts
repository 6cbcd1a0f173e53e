import type { DocumentPages } from '../content-types/content-type';
import { CONTENT_TYPES } from '../content-types/content-types';

type Previewed = Extract<(typeof CONTENT_TYPES)[number], { readonly page: DocumentPages }>;

export type PreviewedType = Previewed['uid'];

/**
 * The content types whose single documents have pages on the site, with these pages. Visitors may
 * read single documents of these types, and editors may preview the drafts.
 */
export const PREVIEWED = Object.fromEntries(
  CONTENT_TYPES.flatMap((type) => (type.page ? [[type.uid, type.page]] : [])),
) as Readonly<Record<PreviewedType, DocumentPages>>;

export const isPreviewed = (type: string): type is PreviewedType => Object.hasOwn(PREVIEWED, type);
