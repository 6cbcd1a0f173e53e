/** A page that could not be rendered. */
interface FailedPage<Document> {
  /** The document that the page shows in detail; `null` for another page, such as a list. */
  readonly own: Document | null;
  /** All documents that were read while the page rendered. */
  readonly read: readonly Document[];
  /** Whether the page renders without these documents. */
  readonly rendersWithout: (documents: ReadonlySet<Document>) => Promise<boolean>;
}

/**
 * Returns a minimal set of documents whose removal lets the page render; the page's own document is
 * not part of it. If removing all other documents does not help, returns only the page's own
 * document, or an empty list if the page has no own document.
 */
export async function failingDocuments<Document>({
  own,
  read,
  rendersWithout,
}: FailedPage<Document>): Promise<readonly Document[]> {
  const blamed = new Set(read.filter((document) => document !== own));
  if (blamed.size === 0 || !(await rendersWithout(blamed))) return own === null ? [] : [own];
  for (const document of [...blamed]) {
    blamed.delete(document);
    if (!(await rendersWithout(blamed))) blamed.add(document);
  }
  return [...blamed];
}
