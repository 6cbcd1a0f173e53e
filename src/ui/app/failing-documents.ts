/** A page that could not be rendered. */
interface FailedPage<Document> {
  /** The document that the page presents; `null` for a page that presents none. */
  readonly own: Document | null;
  /** All documents that the render read. */
  readonly read: readonly Document[];
  /** Whether the page renders without these documents. */
  readonly rendersWithout: (documents: ReadonlySet<Document>) => Promise<boolean>;
}

/**
 * Returns the documents that make a page fail to render: a minimal set whose removal lets it
 * render. If removing the other documents does not help, returns the document that the page
 * presents, or nothing for a page that presents none.
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
