import type { Core } from '@strapi/strapi';
import type { LaunchCheck } from './launch-check';
import { panelLink, typeNamed } from './panel-link';

/** The pages that the law asks of a shop, by the value of their field `kind`. */
const KINDS = {
  privacy: 'privacy',
  imprint: 'imprint',
  terms: 'terms',
  'delivery-and-returns': 'delivery and returns',
} as const;

/** Checks that a page of each kind is published. */
export const lawPages = async (strapi: Core.Strapi): Promise<readonly LaunchCheck[]> => {
  const uid = typeNamed(strapi, 'law-page');
  const rows = uid
    ? await strapi.db.query(uid).findMany({ where: { publishedAt: { $notNull: true } } })
    : [];
  const kinds = new Set(rows.map((row: Readonly<Record<string, unknown>>) => row.kind));
  const missing = Object.entries(KINDS).flatMap(([kind, name]) => (kinds.has(kind) ? [] : [name]));
  const link = uid && panelLink(strapi, uid);
  const about = { link, ...(uid && { type: uid }) };
  if (missing.length === 0)
    return [{ state: 'done', sentence: 'All four law pages are published.', ...about }];
  return missing.map((name) => ({
    state: 'to-do',
    sentence: `The law page “${name}” is not published.`,
    ...about,
  }));
};
