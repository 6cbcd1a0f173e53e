import type { Core } from '@strapi/strapi';
import type { LaunchCheck } from './launch-check';
import { panelPlace } from './panel-link';

const TYPE = 'api::site.site';

/** The fields of Site that tell visitors which company sells the products and who makes them. */
const FIELDS = {
  legalName: 'the legal name of the company',
  postalAddress: 'the postal address of the company',
  maker: 'the maker of the products',
} as const;

const isEmpty = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/** Checks that Site names the company and the maker. */
export const company = async (strapi: Core.Strapi): Promise<readonly LaunchCheck[]> => {
  const place = panelPlace(strapi, TYPE);
  const site = (await strapi.db.query(TYPE).findOne({ where: {} })) ?? {};
  const missing = Object.entries(FIELDS).flatMap(([field, name]) =>
    isEmpty(site[field]) ? [name] : [],
  );
  if (missing.length === 0)
    return [{ state: 'done', sentence: 'The company and the maker are named.', ...place }];
  return missing.map((name) => ({ state: 'to-do', sentence: `Site lacks ${name}.`, ...place }));
};
