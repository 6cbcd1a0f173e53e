import type { Context } from 'koa';

/** A form post that the browser sent without JavaScript. */
export interface FormPost {
  /**
   * Origin of the site that the visitor returns to; null while only the CMS's own error page is
   * known as the sender.
   */
  readonly site: string | null;
  /**
   * The values as typed, keyed by field name; null before the body is read, or when it cannot be
   * read.
   */
  readonly fields: Readonly<Record<string, string>> | null;
}

// Case-insensitive and with an optional trailing slash, like the router.
const PATH = /^\/api\/enquiries\/?$/i;
const TYPE = /^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

export const isFormPost = (ctx: Context) =>
  ctx.method === 'POST' && PATH.test(ctx.path) && TYPE.test(ctx.get('Content-Type'));

/**
 * Returns what is known so far of a form post. Returns undefined for any other request, and for a
 * form from an unknown page.
 */
export const formPostOf = ({ state }: Pick<Context, 'state'>): FormPost | undefined =>
  state.formPost;

export const noteFormPost = ({ state }: Pick<Context, 'state'>, formPost: FormPost) => {
  state.formPost = formPost;
};
