import { PREVIEWED } from '../../../preview/previewed-types';

/**
 * Routes that return drafts. They take the same queries and give the same responses as the routes
 * for published content.
 */
export default {
  type: 'content-api',
  routes: Object.entries(PREVIEWED).map(([uid, { list }]) => ({
    method: 'GET',
    path: `/preview/${list}/:id`,
    handler: `${uid}.findOne`,
    // Only the preview token grants access; neither a role nor an API token does.
    config: { auth: false, middlewares: [{ name: 'global::drafts', config: { uid } }] },
  })),
};
