import { PREVIEWED } from '../../../preview/previewed-types';

/** A draft is requested and answered like published content, at its own address. */
export default {
  type: 'content-api',
  routes: Object.entries(PREVIEWED).map(([uid, { list }]) => ({
    method: 'GET',
    path: `/preview/${list}/:id`,
    handler: `${uid}.findOne`,
    // The preview token alone grants access: neither a role nor an API token adds to it.
    config: { auth: false, middlewares: [{ name: 'global::drafts', config: { uid } }] },
  })),
};
