const { posix } = require('node:path');

const decoded = (path) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const isUploads = (path) => /^\/uploads\//i.test(path);

/**
 * `/%75ploads/x` finds the same file as `/uploads/x`, but by Strapi's route for all other public files,
 * which knows nothing of how an upload is to be served.
 */
module.exports = () => (ctx, next) =>
  isUploads(posix.normalize(decoded(ctx.path))) && !isUploads(ctx.path) ? ctx.notFound() : next();
