import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { ENQUIRY } from '../enquiries/enquiry';
import { exportEnquiries } from '../enquiry-export/export-enquiries';
import { answerErasure } from '../erasure/answer-erasure';

/** Answers a request of a panel user. */
type Answer = (ctx: Context, strapi: Core.Strapi, now: Date) => Promise<void>;

interface PanelRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The right on enquiries that a user needs. */
  readonly right: 'read' | 'delete';
  readonly answer: Answer;
}

const ROUTES: readonly PanelRoute[] = [
  { method: 'GET', path: '/enquiries/export', right: 'read', answer: exportEnquiries },
  { method: 'POST', path: '/enquiries/erase', right: 'delete', answer: answerErasure },
];

/**
 * Adds the routes of our own actions to those of the content manager, below `/content-manager`.
 * Strapi gives the routes of a content type to `/api` only. Must be called in `register`, before
 * Strapi mounts the routes.
 */
export const addPanelRoutes = (strapi: Core.Strapi) => {
  const { admin } = strapi.plugin('content-manager').routes as Record<string, Core.Router>;
  if (!admin) throw new Error('The content manager has no routes for the panel any more.');
  const added = ROUTES.map(({ method, path, right, answer }) => ({
    method,
    path,
    handler: (ctx: Context) => answer(ctx, strapi, new Date()),
    info: { type: 'admin' },
    config: {
      auth: { scope: [] },
      policies: [
        'admin::isAuthenticatedAdmin',
        {
          name: 'admin::hasPermissions',
          config: { actions: [[`plugin::content-manager.explorer.${right}`, ENQUIRY]] },
        },
      ],
    },
  }));
  admin.routes = [...admin.routes, ...added];
};
