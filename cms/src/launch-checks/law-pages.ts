import type { Core } from '@strapi/strapi';
import type { LaunchCheck } from './launch-check';
import { panelLink } from './panel-link';

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
  const about = { link: panelLink(strapi, TYPE), type: TYPE } as const;
  if (missing.length === 0)
    return [{ state: 'done', sentence: 'All four law pages are published.', ...about }];
  return missing.map((name) => ({
    state: 'to-do',
    sentence: `The law page “${name}” is not published.`,
    ...about,
  }));
};
