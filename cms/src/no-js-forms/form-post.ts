import type { Context } from 'koa';

/** A form post that the browser sent without JavaScript. */
export interface FormPost {
  /**
   * Origin of the site that the visitor returns to. It is null for a form on the CMS's own error
   * page until the body is read, because the body contains the origin.
   */
  readonly site: string | null;
  /**
   * The values as typed, keyed by field name; null before the body is read, or when it cannot be
   * read.
   */
  readonly fields: Readonly<Record<string, string>> | null;
  /**
   * Whether the visitor pressed the button that adds another product line, and not the one that
   * sends the form.
   */
  readonly isAdding?: boolean;
}

// Case-insensitive and with an optional trailing slash, like the router.
const PATH = /^\/api\/enquiries\/?$/i;
const TYPE = /^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

export const isFormPost = (ctx: Context) =>
  ctx.method === 'POST' && PATH.test(ctx.path) && TYPE.test(ctx.get('Content-Type'));

/**
 * Returns the form post that `noteFormPost` last recorded for this request, or undefined. A form
 * from an unknown page is not recorded.
 */
export const formPostOf = ({ state }: Pick<Context, 'state'>): FormPost | undefined =>
  state.formPost;

export const noteFormPost = ({ state }: Pick<Context, 'state'>, formPost: FormPost) => {
  state.formPost = formPost;
};
