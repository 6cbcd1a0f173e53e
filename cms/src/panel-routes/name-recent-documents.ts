import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { routeOf } from '../permissions/strapi-routes';

/** The fields we use of an entry in Strapi's lists of recently edited and published documents. */
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
 * Shows the name of the content type for a document without a title, in the lists on the panel's
 * home page. Strapi would show the document id of a single type, which has no title field, and
 * nothing for a draft with an empty title. Must be called in `register`, before Strapi mounts the
 * routes.
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
