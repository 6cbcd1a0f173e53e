import type { Core } from '@strapi/strapi';
import type { LaunchCheck } from './launch-check';
import { panelPlace } from './panel-link';

const TYPE = 'api::law-page.law-page';

/** The pages that the law requires of a shop, by the value of their field `kind`. */
const KINDS = {
  privacy: 'privacy',
  imprint: 'imprint',
  terms: 'terms',
  'delivery-and-returns': 'delivery and returns',
} as const;

/** Checks that a page of each kind is published. */
export const lawPages = async (strapi: Core.Strapi): Promise<readonly LaunchCheck[]> => {
  const rows = await strapi.db
    .query(TYPE)
    .findMany({ select: ['kind'], where: { publishedAt: { $notNull: true } } });
  const kinds = new Set(rows.map(({ kind }) => kind));
  const missing = Object.entries(KINDS).flatMap(([kind, name]) => (kinds.has(kind) ? [] : [name]));
  const place = panelPlace(strapi, TYPE);
  if (missing.length === 0)
    return [{ state: 'done', sentence: 'All four law pages are published.', ...place }];
  return missing.map((name) => ({
    state: 'to-do',
    sentence: `The law page “${name}” is not published.`,
    ...place,
  }));
};
