import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';

/**
 * Lets a request pass, possibly after removing parts of its query or body, or throws the error to
 * respond with.
 */
export type Guard = (ctx: Context, strapi: Core.Strapi) => unknown;
