import type { Context } from 'koa';
import { STYLE_SOURCE } from './page-style';

interface Page {
  readonly status: number;
  readonly page: string;
  /** Origins, besides that of the CMS, to which a form on the page may be sent or redirected. */
  readonly formsTo?: readonly string[];
}

/**
 * Responds with an HTML document of `htmlDocument`, and sets the headers that every such page
 * needs.
 */
export const showPage = (ctx: Context, { status, page, formsTo = [] }: Page) => {
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = page;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Robots-Tag', 'noindex');
  // Without this header the browser would not send the origin with the form on this page, and the
  // CMS would reject the form.
  ctx.set('Referrer-Policy', 'same-origin');
  ctx.set(
    'Content-Security-Policy',
    `default-src 'none'; style-src ${STYLE_SOURCE}; form-action ${["'self'", ...formsTo].join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
  );
};
