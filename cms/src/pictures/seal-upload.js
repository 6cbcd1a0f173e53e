const { basename, extname } = require('node:path');
const { typeOfEnding } = require('./picture-types');

/**
 * The headers of a file out of `uploads/`: a picture is shown as what its ending says, with nothing in it
 * allowed to run; whatever else may lie there is only ever downloaded. For koa-static's `setHeaders`.
 */
const sealUpload = (res, path) => {
  const type = typeOfEnding(extname(basename(path)));
  res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Content-Type', type ?? 'application/octet-stream');
  if (!type) res.setHeader('Content-Disposition', 'attachment');
};

module.exports = { sealUpload };
