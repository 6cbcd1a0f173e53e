import type { Context } from 'koa';

/** What a form of the site sends, where no script sends it. */
export interface FormPost {
  /** Origin of the site that the visitor goes back to; null while nothing but our own page named itself. */
  readonly site: string | null;
  /** As typed, by the names of the fields; null while unread, or when it cannot be read. */
  readonly fields: Readonly<Record<string, string>> | null;
}

// As the router takes a path: in any case and with a slash at its end.
const PATH = /^\/api\/enquiries\/?$/i;
const TYPE = /^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

export const isFormPost = (ctx: Context) =>
  ctx.method === 'POST' && PATH.test(ctx.path) && TYPE.test(ctx.get('Content-Type'));

/** What is known so far of a form's post; undefined for a request that is none, or may not be one. */
export const formPostOf = ({ state }: Pick<Context, 'state'>): FormPost | undefined =>
  state.formPost;

export const noteFormPost = ({ state }: Pick<Context, 'state'>, formPost: FormPost) => {
  state.formPost = formPost;
};
