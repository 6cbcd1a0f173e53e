import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

/** A kind of request body that the CMS reads, for example JSON. */
export interface BodyKind {
  /** Returns whether the body of this request is of this kind. */
  isOne(ctx: Context): boolean;
  /**
   * Returns the maximum size of the body and the maximum time for receiving it. Rejects when the
   * sender may not send such a body. `length` is the Content-Length in bytes.
   */
  limits(ctx: Context, length: number): Promise<{ bytes: number; ms: number }>;
  /** Reads the body, stores it in `ctx.request` and calls `next`. */
  read(strapi: Core.Strapi, ctx: Context, next: Next, mostBytes: number): Promise<void>;
}
