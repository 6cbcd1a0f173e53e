import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { routeOf } from '../permissions/strapi-routes';

/** The parts of a line of Strapi's lists of last edited and last published entries that we use. */
interface RecentDocument {
  readonly documentId: string;
  readonly title: string | null;
  readonly contentTypeDisplayName: string;
}

const named = (document: RecentDocument): RecentDocument => {
  const { documentId, title, contentTypeDisplayName } = document;
  const hasTitle = title !== documentId && title?.trim();
  return hasTitle ? document : { ...document, title: contentTypeDisplayName };
};

/**
 * Names a document without a title by its content type, in the lists of the panel's first page.
 * Strapi shows the document id of a single type, because none of its fields is a title, and nothing
 * for a draft whose title is empty. Must be called in `register`, before Strapi mounts the routes.
 */
export const nameRecentDocuments = (strapi: Core.Strapi) => {
  const { route } = routeOf(strapi, {
    of: 'content-manager',
    part: 'homepage',
    method: 'GET',
    path: '/homepage/recent-documents',
  });
  const withNames = async (ctx: Context, next: Next) => {
    await next();
    const { data } = ctx.body as { readonly data: readonly RecentDocument[] };
    ctx.body = { data: data.map(named) };
  };
  route.config = {
    ...route.config,
    middlewares: [...(route.config?.middlewares ?? []), withNames],
  };
};
