const { namesIn } = require('./names');
const { refuseKey } = require('./refuse');

const checkFieldNames = (param, value, known) => {
  if (value === '*') return;
  for (const name of namesIn(param, value)) if (!known.includes(name)) refuseKey(param, name);
};

const checkFields = (value, { fields }) => checkFieldNames('fields', value, Object.keys(fields));

module.exports = { checkFieldNames, checkFields };
