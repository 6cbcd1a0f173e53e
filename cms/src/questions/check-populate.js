const { checkFieldNames } = require('./check-fields');
const { namesIn } = require('./names');
const { isTree } = require('./read-query');
const { refuse, refuseKey } = require('./refuse');

const PARAM = 'populate';

/** What may be said about one populated thing, `part` of the table: `true`, or less than all of it. */
const checkPart = (path, value, part) => {
  if (value === 'true') return;
  if (!isTree(value) || Array.isArray(value))
    refuse(PARAM, `Invalid populate of ${path}. Expected true or an object`);
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'fields' && part.fields) checkFieldNames(PARAM, inner, part.fields);
    else if (key === 'populate' && part.populate) checkNamed(path, inner, part.populate);
    else if (key === 'on' && part.on && isTree(inner)) checkEach(`${path}.on`, inner, part.on);
    else refuseKey(PARAM, key, path);
  }
};

const checkEach = (path, values, known) => {
  for (const [name, value] of Object.entries(values)) {
    const at = path === '' ? name : `${path}.${name}`;
    if (!Object.hasOwn(known, name)) refuseKey(PARAM, name, at);
    checkPart(at, value, known[name]);
  }
};

const checkNamed = (path, value, known) => {
  if (value === '*') return;
  if (isTree(value) && !Array.isArray(value)) return checkEach(path, value, known);
  for (const name of namesIn(PARAM, value))
    if (!Object.hasOwn(known, name)) refuseKey(PARAM, name, name);
};

/** Only what the table names, and only as deep as the table itself is. */
const checkPopulate = (value, { populate }) => checkNamed('', value, populate);

module.exports = { checkPopulate };
