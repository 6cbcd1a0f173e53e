import type { Context } from 'koa';

/** What a form of the site sends without a script. */
export interface FormPost {
  /**
   * Origin of the site that the visitor returns to; null while only our own page has been named.
   */
  readonly site: string | null;
  /** The values as typed, by field name; null while unread, or when the body cannot be read. */
  readonly fields: Readonly<Record<string, string>> | null;
}

// Like the router: in any case and with an optional trailing slash.
const PATH = /^\/api\/enquiries\/?$/i;
const TYPE = /^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

export const isFormPost = (ctx: Context) =>
  ctx.method === 'POST' && PATH.test(ctx.path) && TYPE.test(ctx.get('Content-Type'));

/**
 * What is known so far of a form post; undefined for any other request, and for a form from an
 * unknown page.
 */
export const formPostOf = ({ state }: Pick<Context, 'state'>): FormPost | undefined =>
  state.formPost;

export const noteFormPost = ({ state }: Pick<Context, 'state'>, formPost: FormPost) => {
  state.formPost = formPost;
};
