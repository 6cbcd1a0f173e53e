import { searchText } from '../../../domain/shared/search-text';
import type { QueryValue } from '../http/query-string';

export type Condition = { readonly [key: string]: QueryValue };

/**
 * Matches entries whose title or description contains the text, ignoring case; no condition without
 * a text.
 */
export const textConditions = (text: string | undefined): readonly Condition[] => {
  const wanted = searchText(text);
  return wanted === ''
    ? []
    : [{ $or: [{ Title: { $containsi: wanted } }, { Description: { $containsi: wanted } }] }];
};
