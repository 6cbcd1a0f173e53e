import type { Core } from '@strapi/strapi';
import { refuseFields } from '../field-errors/refuse-fields';
import { redirectPath, redirectTarget } from './addresses';

const UID = 'api::redirect.redirect';
const MOST = 1000;

interface Redirect {
  readonly documentId: string;
  readonly from?: string | null;
  readonly to?: string | null;
}

const refuse = (field: 'from' | 'to', message: string): never => refuseFields([field], message);

const FROM =
  'Write what stands after the name of the site, such as /old-shop: letters, digits, hyphens, dots and slashes.';
const TO = 'Write a path of the site, such as /product, or an address that begins with https://.';

/** Actions of the document service that write a redirect. */
const WRITES = ['create', 'clone', 'update'];

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';

const pathOf = (target: string) => redirectPath(target.split(/[?#]/u)[0] ?? '');

/**
 * Throws an error if the redirects would form a loop or a chain: `to` is the path `from` itself or
 * the source of another redirect, or another redirect leads to `from`.
 */
const refuseChains = (from: string, to: string, others: readonly Redirect[]) => {
  const next = pathOf(to);
  if (next === from) refuse('to', `“${from}” would lead to itself.`);
  const following = others.find((other) => other.from === next);
  if (following)
    refuse(
      'to',
      `“${next}” is redirected too, to “${following.to}”: write that address here, or delete the redirect from “${next}”.`,
    );
  const leading = others.find(({ to: target }) => target && pathOf(target) === from);
  if (leading)
    refuse(
      'from',
      `The redirect from “${leading.from}” leads to “${from}”: change that one first.`,
    );
};

/**
 * Checks a redirect when it is saved or copied, in the panel or through the API, and normalises its
 * addresses. The site checks redirects again, because two saves at the same time can contradict
 * each other.
 *
 * @param origins the site's own origins: an address on one of them counts as a path.
 */
export const checkRedirects = (strapi: Core.Strapi, origins: readonly string[]) => {
  const all = (): Promise<Redirect[]> =>
    strapi.documents(UID).findMany({ status: 'draft', fields: ['from', 'to'], limit: MOST + 1 });

  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (uid !== UID || !WRITES.includes(action)) return next();
    const params = context.params as { documentId?: string; data?: Record<string, unknown> };
    const data = params.data ?? {};
    const redirects = await all();
    const isNew = action !== 'update';
    if (isNew && redirects.length >= MOST)
      refuse('from', `There are ${MOST} redirects, and the site reads no more: delete one first.`);
    // The redirect that is changed or copied; undefined when a new one is created.
    const stored = redirects.find(({ documentId }) => documentId === params.documentId);
    const { from = stored?.from, to = stored?.to } = data;
    // Leaves empty fields of a draft, and values of another type, to Strapi's own validation.
    const path = isFilled(from) ? (redirectPath(from) ?? refuse('from', FROM)) : null;
    const target = isFilled(to) ? (redirectTarget(to, origins) ?? refuse('to', TO)) : null;
    const others = isNew ? redirects : redirects.filter((redirect) => redirect !== stored);
    if (path !== null && target !== null) refuseChains(path, target, others);
    params.data = {
      ...data,
      ...(path !== null && { from: path }),
      ...(target !== null && { to: target }),
    };
    return next();
  });
};
