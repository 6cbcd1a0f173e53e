import { toBase64 } from './base64';
import { tagsOfPage } from './content-tags';
import { downloadFile } from './download-file';
import type { Purges } from './purge-log';
import type { RenderedResponse, RenderJob } from './render-queue';

/** Returns the text of a batch's composition file, or the URL of a document's file in the CMS. */
interface BatchFiles {
  compositionFile(
    address: string,
  ): Promise<{ readonly text: string | null; readonly tags: Iterable<string> }>;
  documentFile(
    address: string,
  ): Promise<{ readonly file: { readonly url: string }; readonly tags: Iterable<string> } | null>;
}

/** Which files may be served as documents. */
interface Limits {
  readonly isPdf: (bytes: Uint8Array) => boolean;
  readonly mostBytes: number;
}

type Content = Pick<RenderedResponse, 'body' | 'isBase64' | 'tags'>;

async function composition(address: string, files: BatchFiles): Promise<Content | null> {
  const { text, tags } = await files.compositionFile(address);
  return text === null ? null : { body: text, tags: tagsOfPage(tags) };
}

/** Reads a document from the CMS. Returns `null` if it does not exist or is not a PDF. */
async function document(
  address: string,
  files: BatchFiles,
  { isPdf, mostBytes }: Limits,
): Promise<Content | null> {
  const found = await files.documentFile(address);
  if (found === null) return null;
  const bytes = await downloadFile(found.file.url, mostBytes);
  if (!isPdf(bytes)) return null;
  return { body: toBase64(bytes), isBase64: true, tags: tagsOfPage(found.tags) };
}

/**
 * Creates the job that renders a file of a batch: the table of its composition, or a document. The
 * job is a guess, because the visitor may have invented the number in the address.
 */
export const batchFileJob = (
  address: string,
  { type, isDocument, ...limits }: Limits & { readonly type: string; readonly isDocument: boolean },
  site: (known: Purges) => Promise<BatchFiles>,
): RenderJob => ({
  name: address,
  isGuess: true,
  async render(known) {
    const content = await (isDocument ? document : composition)(address, await site(known), limits);
    const answers = new Map(content && [[address, { ...content, type, data: null }]]);
    return { answers };
  },
});
