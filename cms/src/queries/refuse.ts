import { errors } from '@strapi/utils';

/** Keys are said back, but not a whole page of one. */
const LONGEST_KEY = 60;
const shortened = (key: string) => key.slice(0, LONGEST_KEY);

/** In Strapi's own words: the site learns from them which fields a CMS does not have. */
export function refuseKey(param: string, key: string, path: string | null = null): never {
  const name = shortened(key);
  const where = path && path !== key ? ` at ${shortened(path)}` : '';
  throw new errors.ValidationError(`Invalid key ${name}${where}`, {
    key: name,
    path: path && shortened(path),
    source: 'query',
    param: shortened(param),
  });
}

export function refuse(param: string, message: string): never {
  throw new errors.ValidationError(message, { source: 'query', param: shortened(param) });
}
