import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

export interface BodyKind {
  isOne(ctx: Context): boolean;
  limits(ctx: Context, length: number): Promise<{ bytes: number; ms: number }>;
  read(strapi: Core.Strapi, ctx: Context, next: Next, mostBytes: number): Promise<void>;
}
