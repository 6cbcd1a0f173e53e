import type { Core } from '@strapi/strapi';
import type { LaunchCheck } from './launch-check';
import { panelPlace } from './panel-link';
import { SHIPPED } from './shipped-details';

const TYPE = 'api::site.site';

type Field = keyof typeof SHIPPED;

const normal = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim().toLowerCase() : '';

/** Returns the fields of Site that are empty or still have their placeholder. */
export const placeholderFields = (site: Readonly<Record<string, unknown>>): readonly Field[] =>
  (Object.keys(SHIPPED) as Field[]).filter((field) =>
    ['', normal(SHIPPED[field].shown)].includes(normal(site[field])),
  );

/** Checks the name, e-mail address and telephone number of Site. */
export const sitePlaceholders = async (strapi: Core.Strapi): Promise<readonly LaunchCheck[]> => {
  const place = panelPlace(strapi, TYPE);
  const site = (await strapi.db.query(TYPE).findOne({ where: {} })) ?? {};
  const left = placeholderFields(site);
  if (left.length === 0)
    return [{ state: 'done', sentence: 'Name, e-mail and telephone are your own.', ...place }];
  return left.map((field) => ({
    state: 'to-do',
    sentence: `${SHIPPED[field].is} is still a placeholder: “${SHIPPED[field].shown}”.`,
    ...place,
  }));
};
