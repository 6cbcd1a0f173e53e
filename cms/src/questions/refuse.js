const { ValidationError } = require('@strapi/utils').errors;

/** Keys are said back, but not a whole page of one. */
const LONGEST_KEY = 60;
const shortened = (key) => String(key).slice(0, LONGEST_KEY);

/** In Strapi's own words: the site learns from them which fields a CMS does not have. */
const refuseKey = (param, key, path = null) => {
  const name = shortened(key);
  const where = path && path !== key ? ` at ${shortened(path)}` : '';
  throw new ValidationError(`Invalid key ${name}${where}`, {
    key: name,
    path: path && shortened(path),
    source: 'query',
    param: shortened(param),
  });
};

const refuse = (param, message) => {
  throw new ValidationError(message, { source: 'query', param: shortened(param) });
};

module.exports = { refuse, refuseKey };
