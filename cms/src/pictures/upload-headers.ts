import type { ServerResponse } from 'node:http';
import { basename, extname } from 'node:path';
import { PDF_TYPE, typeOfEnding } from './upload-types';

/**
 * Sets the headers of a file in `uploads/`; for koa-static's `setHeaders`. A picture or PDF is
 * served with the media type of its ending, and no script in it may run. Everything but pictures
 * can only be downloaded.
 */
export const setUploadHeaders = (res: ServerResponse, path: string) => {
  const type = typeOfEnding(extname(basename(path)));
  res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Content-Type', type ?? 'application/octet-stream');
  if (!type || type === PDF_TYPE) res.setHeader('Content-Disposition', 'attachment');
};
