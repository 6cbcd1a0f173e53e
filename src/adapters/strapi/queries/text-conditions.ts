import { searchText } from '../../../domain/shared/search-text';
import type { QueryValue } from '../http/query-string';

export type Condition = { readonly [key: string]: QueryValue };

/** Entries whose title or description holds the text, whatever the case; none for no text. */
export const textConditions = (text: string | undefined): readonly Condition[] => {
  const wanted = searchText(text);
  return wanted === ''
    ? []
    : [{ $or: [{ Title: { $containsi: wanted } }, { Description: { $containsi: wanted } }] }];
};
