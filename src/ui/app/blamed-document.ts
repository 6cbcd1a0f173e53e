/** A page that could not be rendered. */
interface FailedPage<Document> {
  /** The document that the page is of; `null` for any other page. */
  readonly own: Document | null;
  /** All documents that were read for it. */
  readonly read: readonly Document[];
  /** Whether the page can be rendered without this one. */
  readonly rendersWithout: (document: Document) => Promise<boolean>;
}

/**
 * The document because of which a page could not be rendered: one without which it can be, or the page's
 * own. `null` where no document is to blame.
 */
export async function blamedDocument<Document>({
  own,
  read,
  rendersWithout,
}: FailedPage<Document>): Promise<Document | null> {
  for (const document of read) {
    if (document !== own && (await rendersWithout(document))) return document;
  }
  return own;
}
