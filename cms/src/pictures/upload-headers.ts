import type { ServerResponse } from 'node:http';
import { basename, extname } from 'node:path';
import { typeOfEnding } from './picture-types';

/**
 * Sets the headers of a file in `uploads/`: a picture is shown with the type of its ending, and
 * nothing in it may run; any other file can only be downloaded. For koa-static's `setHeaders`.
 */
export const setUploadHeaders = (res: ServerResponse, path: string) => {
  const type = typeOfEnding(extname(basename(path)));
  res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Content-Type', type ?? 'application/octet-stream');
  if (!type) res.setHeader('Content-Disposition', 'attachment');
};
