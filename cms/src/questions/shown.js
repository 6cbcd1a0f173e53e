const { FORMAT_FIELDS } = require('./askable');

const picked = (value, names) =>
  Object.fromEntries(names.filter((name) => name in value).map((name) => [name, value[name]]));

const shownFormats = (formats) =>
  formats &&
  Object.fromEntries(
    Object.entries(formats).map(([name, format]) => [
      name,
      shownPart(format, { fields: FORMAT_FIELDS }),
    ]),
  );

const shownPart = (value, part) => {
  if (value === null || typeof value !== 'object') return null;
  if (Array.isArray(value)) {
    return value.map((one) => shownPart(one, part)).filter((one) => one !== null);
  }
  if (part.on) {
    const component = part.on[value.__component];
    return component ? { __component: value.__component, ...shownPart(value, component) } : null;
  }
  const shown = picked(value, part.fields);
  if ('formats' in shown) shown.formats = shownFormats(shown.formats);
  for (const [name, inner] of Object.entries(part.populate ?? {}))
    if (name in value) shown[name] = shownPart(value[name], inner);
  return shown;
};

/** Of an entry, or a list of them, only what its row of the table names: nothing else reaches the public. */
const shown = (data, { fields, populate }) =>
  shownPart(data, { fields: Object.keys(fields), populate });

module.exports = { shown };
