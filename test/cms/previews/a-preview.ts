import * as v from 'valibot';
import { expect } from 'vitest';
import type { Person } from '../admin/panel-users';
import { type Answer, ask } from '../cms-under-test';

const given = (name: string) => v.parse(v.pipe(v.string(), v.minLength(1)), process.env[name]);

/** The secret with which the CMS signs preview tokens. */
export const SECRET = given('CMS_APP_KEY');
export const ORIGIN = given('CMS_PREVIEW_ORIGIN');

export const PRODUCT = 'api::product.product';
export const POST = 'api::blog.blog';

/** Requests an entry's preview URL from the admin API, as the preview button of the panel does. */
export const addressOf = (as: Person, type: string, documentId: string, more = '') =>
  ask(`/content-manager/preview/url/${type}?documentId=${documentId}${more}`, { as });

const Address = v.object({ data: v.object({ url: v.pipe(v.string(), v.url()) }) });

export const urlIn = ({ status, body }: Answer): URL => {
  expect(status).toBe(200);
  return new URL(v.parse(Address, body).data.url);
};

/** Returns the token in the preview URL that the panel returns. */
export async function tokenOf(as: Person, type: string, documentId: string): Promise<string> {
  const { hash } = urlIn(await addressOf(as, type, documentId));
  return new URLSearchParams(hash.slice(1)).get('preview') ?? '';
}

/** Requests a draft as the site's page does. */
export const askDraft = (
  path: string,
  token: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
) =>
  ask(`/api/preview/${path}`, {
    method,
    headers: { Origin: ORIGIN, 'X-Preview-Token': token, ...headers },
  });
