import { inflateSync } from 'node:zlib';

/** Maximum size of a PDF in bytes. */
export const MAX_PDF_BYTES = 5 * 1024 * 1024;

export const TOO_LARGE = `A PDF may have at most ${MAX_PDF_BYTES / 1024 / 1024} MB: save it with smaller pictures.`;

/** Maximum size of all decompressed streams of a PDF in bytes. A bomb declares far more. */
const MAX_DECOMPRESSED = 40 * 1024 * 1024;

const HEADER = /^%PDF-(?:1\.[0-7]|2\.0)[\r\n]/;
const TRAILER = /startxref\s+\d+\s+%%EOF\s{0,4}$/;
/** Bytes of the end in which the trailer is looked for. */
const TRAILER_BYTES = 64;

// Signs that a PDF is also a file of another type: browsers find markup anywhere in a file, and
// archive programs find a ZIP archive by its end.
const MARKUP = /<(?:!doctype\s+html|html|script|svg|iframe|object|embed|body)[\s>/]/i;
const ZIP_END = 'PK\x05\x06';
/** A ZIP archive ends within this number of bytes before the end of the file. */
const ZIP_END_BYTES = 65_557;

/**
 * Names in a PDF of parts that run a script, open something else or contain another file, and of
 * encryption. A script's action always has the name `/JavaScript`; shorter names also occur by
 * chance in compressed data.
 */
const ACTIVE =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|XFA|RichMedia|Encrypt|SubmitForm|ImportData|GoToE)(?![A-Za-z0-9_.+-])/;

const STREAM = /(?<!end)stream\r?\n/g;

/** Decodes `#xx` in names: `/J#61vaScript` is the name `/JavaScript`. */
const decoded = (text: string) =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

/**
 * Returns the decompressed streams of a PDF that contain objects; `null` when they are larger than
 * the limit. Other streams are left out: a picture or a font contains no names.
 */
const objectStreams = (bytes: Buffer, text: string): readonly string[] | null => {
  const found: string[] = [];
  let left = MAX_DECOMPRESSED;
  for (const { index, 0: start } of text.matchAll(STREAM)) {
    const dictionary = decoded(text.slice(text.lastIndexOf('obj', index), index));
    if (!/\/(?:ObjStm|First)\b/.test(dictionary)) continue;
    const from = index + start.length;
    const end = text.indexOf('endstream', from);
    try {
      const inner = inflateSync(bytes.subarray(from, end < 0 ? undefined : end), {
        maxOutputLength: Math.max(1, left),
      });
      left -= inner.length;
      found.push(inner.toString('latin1'));
    } catch {
      return null;
    }
  }
  return found;
};

/**
 * Returns a sentence that says why a file is not a plain PDF; `null` for a plain PDF. A plain PDF
 * has the header and the trailer of a PDF, and is not also an HTML page or a ZIP archive. It
 * contains no scripts, forms, attachments or password.
 */
export const pdfProblem = (bytes: Buffer): string | null => {
  if (bytes.length > MAX_PDF_BYTES) return TOO_LARGE;
  const text = bytes.toString('latin1');
  if (!HEADER.test(text) || !TRAILER.test(text.slice(-TRAILER_BYTES)))
    return 'The file is not a whole PDF: save the document as PDF again.';
  if (MARKUP.test(text) || text.slice(-ZIP_END_BYTES).includes(ZIP_END))
    return 'The file is a PDF and something else at once: save the document as PDF again.';
  const inner = objectStreams(bytes, text);
  if (inner === null) return 'The PDF is broken or compressed too much: save it again.';
  if ([text, ...inner].some((part) => ACTIVE.test(decoded(part))))
    return 'The PDF contains a script, a form, an attachment or a password: print it to a new PDF.';
  return null;
};
