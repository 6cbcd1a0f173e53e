import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { ENQUIRY } from '../enquiries/enquiry';
import { exportEnquiries } from '../enquiry-export/export-enquiries';
import { answerErasure } from '../erasure/answer-erasure';
import { exportSubscribers } from '../newsletter/export-subscribers';
import { SUBSCRIBER } from '../newsletter/subscriber';
import { createShippedEntries } from '../shipped-entries/create-shipped-entries';

/** Handler of a route in the panel. It runs only for users who have the route's `right`. */
type Answer = (ctx: Context, strapi: Core.Strapi, now: Date) => Promise<void>;

interface PanelRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The right that a user needs: the action, and the content type on which it is performed. */
  readonly right: readonly ['read' | 'create' | 'delete', UID.ContentType];
  readonly answer: Answer;
}

const ROUTES: readonly PanelRoute[] = [
  { method: 'GET', path: '/enquiries/export', right: ['read', ENQUIRY], answer: exportEnquiries },
  { method: 'POST', path: '/enquiries/erase', right: ['delete', ENQUIRY], answer: answerErasure },
  {
    method: 'GET',
    path: '/subscribers/export',
    right: ['read', SUBSCRIBER],
    answer: exportSubscribers,
  },
  {
    method: 'POST',
    path: '/questions/shipped',
    right: ['create', 'api::question.question'],
    answer: createShippedEntries('api::question.question'),
  },
  {
    method: 'POST',
    path: '/testimonials/shipped',
    right: ['create', 'api::testimonial.testimonial'],
    answer: createShippedEntries('api::testimonial.testimonial'),
  },
];

/**
 * Adds routes for our own actions to those of the content manager, below `/content-manager`. A
 * content type cannot declare them itself, because Strapi mounts its routes below `/api`. Must be
 * called in `register`, before Strapi mounts the routes.
 */
export const addPanelRoutes = (strapi: Core.Strapi) => {
  const { admin } = strapi.plugin('content-manager').routes as Record<string, Core.Router>;
  if (!admin) throw new Error('The content manager has no routes for the panel any more.');
  const added = ROUTES.map(({ method, path, right: [action, model], answer }) => ({
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
          config: { actions: [[`plugin::content-manager.explorer.${action}`, model]] },
        },
      ],
    },
  }));
  admin.routes = [...admin.routes, ...added];
};
