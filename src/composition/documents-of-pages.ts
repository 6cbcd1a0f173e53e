import type { ContentReads } from '../adapters/dependency-tracking/content-reads';
import type { DocumentKey } from '../adapters/excluded-documents/excluded-documents';

const DETAIL = /^\/(product|blog)-detail\/([^/]+)$/u;

/** The document that the page at this address shows; `null` for other pages. */
export function documentAt(address: string): DocumentKey | null {
  const [, list, id] = DETAIL.exec(address) ?? [];
  if (list === undefined || id === undefined) return null;
  return `${list === 'product' ? 'product' : 'post'}/${decodeURIComponent(id)}`;
}

/** The documents that a page has read. */
export const documentsIn = ({ products, posts }: ContentReads): readonly DocumentKey[] => [
  ...[...products].map((id) => `product/${id}`),
  ...[...posts].map((id) => `post/${id}`),
];
