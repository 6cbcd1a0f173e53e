import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

/**
 * A check of a request to an admin route. Throws the error to respond with, or else lets the
 * request pass; it may change the query or the body first.
 */
export type Guard = (ctx: Context, strapi: Core.Strapi) => unknown;
