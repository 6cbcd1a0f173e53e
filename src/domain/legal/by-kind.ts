import { LAW_PAGE_KINDS, type LawPageSummary } from './law-page';

/** Compares two law pages for sorting: by kind, then by id. */
export const byKind = (one: LawPageSummary, other: LawPageSummary): number =>
  LAW_PAGE_KINDS.indexOf(one.kind) - LAW_PAGE_KINDS.indexOf(other.kind) ||
  (one.id < other.id ? -1 : 1);
