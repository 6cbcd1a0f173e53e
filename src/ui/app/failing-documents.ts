/** A page that could not be rendered. */
interface FailedPage<Document> {
  /** The document that the page is of; `null` for any other page. */
  readonly own: Document | null;
  /** All documents that were read for it. */
  readonly read: readonly Document[];
  /** Whether the page can be rendered without these. */
  readonly rendersWithout: (documents: ReadonlySet<Document>) => Promise<boolean>;
}

/**
 * The documents because of which a page could not be rendered: as few as possible of those without which it
 * can be, or else the page's own. None where no document is to blame.
 */
export async function blamedDocuments<Document>({
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
