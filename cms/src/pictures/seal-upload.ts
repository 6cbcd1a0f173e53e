import type { ServerResponse } from 'node:http';
import { basename, extname } from 'node:path';
import { typeOfEnding } from './picture-types';

/**
 * The headers of a file out of `uploads/`: a picture is shown as what its ending says, with nothing in it
 * allowed to run; whatever else may lie there is only ever downloaded. For koa-static's `setHeaders`.
 */
export const sealUpload = (res: ServerResponse, path: string) => {
  const type = typeOfEnding(extname(basename(path)));
  res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Content-Type', type ?? 'application/octet-stream');
  if (!type) res.setHeader('Content-Disposition', 'attachment');
};
