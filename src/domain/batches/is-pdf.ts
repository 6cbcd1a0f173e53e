/** Maximum size of a document's file in bytes, the same as in the CMS. */
export const MAX_PDF_BYTES = 5 * 1024 * 1024;

const HEADER = /^%PDF-\d[.]\d/u;
const TRAILER = /%%EOF\s{0,4}$/u;
/** Markup by which browsers recognise a page, even within the first bytes of another file. */
const MARKUP = /<(?:!doctype\s+html|html|script|svg|iframe|body)[\s>/]/iu;

/**
 * Whether a file begins and ends as a PDF, has an acceptable size and contains no markup. The CMS
 * in `cms/` also looks inside the PDF when it is uploaded; another CMS may not check files at all.
 */
export function isPdf(bytes: Uint8Array): boolean {
  if (bytes.length > MAX_PDF_BYTES) return false;
  const text = new TextDecoder('latin1').decode(bytes);
  return HEADER.test(text) && TRAILER.test(text.slice(-32)) && !MARKUP.test(text);
}
