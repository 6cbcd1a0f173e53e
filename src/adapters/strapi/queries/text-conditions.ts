import { searchText } from '../../../domain/shared/search-text';
import type { QueryValue } from '../http/query-string';

export type Condition = { readonly [key: string]: QueryValue };

/**
 * Matches entries whose title or description contains the text, ignoring case. Returns no condition
 * for an empty text.
 */
export const textConditions = (text: string | undefined): readonly Condition[] => {
  const wanted = searchText(text);
  return wanted === ''
    ? []
    : [{ $or: [{ Title: { $containsi: wanted } }, { Description: { $containsi: wanted } }] }];
};
