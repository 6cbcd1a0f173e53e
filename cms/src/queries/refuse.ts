import { errors } from '@strapi/utils';

/** Maximum length of a key in an error message, in characters; longer ones are cut. */
const LONGEST_KEY = 60;
const shortened = (key: string) => key.slice(0, LONGEST_KEY);

/**
 * Throws a ValidationError for a key that is not allowed. The message is worded like Strapi's,
 * because the site parses such messages to learn which fields a CMS lacks.
 */
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

/** Throws a ValidationError for a query parameter. */
export function refuse(param: string, message: string): never {
  throw new errors.ValidationError(message, { source: 'query', param: shortened(param) });
}
