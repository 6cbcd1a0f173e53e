import { errors } from '@strapi/utils';

/** Error messages repeat a key only up to this length. */
const LONGEST_KEY = 60;
const shortened = (key: string) => key.slice(0, LONGEST_KEY);

/** Worded like Strapi: the site learns from this message which fields a CMS does not have. */
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
