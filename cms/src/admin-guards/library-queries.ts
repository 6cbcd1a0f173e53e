import type { Context } from 'koa';
import { readQuery, type Tree } from '../queries/read-query';
import { refuse } from '../queries/refuse';
import { hasForm } from '../queries/valid-values';
import type { Guard } from './guard';
import { checkComparedPaths } from './only-own-columns';

const MAX_ON_A_PAGE = 100;

// Populates only the parent folders, which the panel's breadcrumbs show. A caller's own `populate`
// could include a file's `related`, which lists every entry that uses the file, drafts included.
const WITH_PARENTS = { parent: { populate: { parent: true } } };

const picked = (query: Tree, names: readonly string[]) =>
  Object.fromEntries(Object.entries(query).filter(([name]) => names.includes(name)));

const checkPages = (query: Tree) => {
  for (const name of ['page', 'pageSize'] as const) {
    if (query[name] !== undefined && !hasForm('integer', query[name]))
      refuse(name, `Invalid ${name} parameter`);
  }
  if (Number(query.pageSize ?? 0) > MAX_ON_A_PAGE)
    refuse('pageSize', `At most ${MAX_ON_A_PAGE} on a page`);
};

/**
 * Returns only the parameters of the query that `names` lists. The panel also sends parameters of
 * its own page URL, which Strapi does not need.
 */
const pick = (ctx: Context, names: readonly string[]) => picked(readQuery(ctx), names);

export const fileQuery: Guard = (ctx, strapi) => {
  const query = pick(ctx, ['_q', 'filters', 'page', 'pageSize', 'sort']);
  checkComparedPaths(query, strapi.contentType('plugin::upload.file'), {
    filters: ['folder', 'folder.id'],
  });
  checkPages(query);
  ctx.query = query as typeof ctx.query;
};

export const folderQuery: Guard = (ctx, strapi) => {
  const query = pick(ctx, ['_q', 'filters', 'sort']);
  checkComparedPaths(query, strapi.contentType('plugin::upload.folder'), {
    filters: ['parent', 'parent.id'],
  });
  ctx.query = { ...query, populate: WITH_PARENTS } as unknown as typeof ctx.query;
};
