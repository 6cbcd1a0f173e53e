import { PREVIEWED } from '../../../preview/previewed-types';

/** A draft is asked for and answered as what is published is, from its own address. */
export default {
  type: 'content-api',
  routes: Object.entries(PREVIEWED).map(([uid, { list }]) => ({
    method: 'GET',
    path: `/preview/${list}/:id`,
    handler: `${uid}.findOne`,
    // Its token is the whole right: neither a role nor an API token adds to it.
    config: { auth: false, middlewares: [{ name: 'global::drafts', config: { uid } }] },
  })),
};
