import type { Part, Row } from './allowed-row';
import { isTree, type Tree } from './read-query';
import { FORMAT_FIELDS } from './shared-allowlist-fields';

const picked = (value: Tree, names: readonly string[] = []): Record<string, unknown> =>
  Object.fromEntries(names.filter((name) => name in value).map((name) => [name, value[name]]));

const shownFormats = (formats: unknown) =>
  isTree(formats)
    ? Object.fromEntries(
        Object.entries(formats).map(([name, format]) => [
          name,
          shownPart(format, { fields: FORMAT_FIELDS }),
        ]),
      )
    : null;

const shownPart = (value: unknown, part: Part): object | null => {
  if (!isTree(value)) return null;
  if (Array.isArray(value)) {
    return value.map((one) => shownPart(one, part)).filter((one) => one !== null);
  }
  if (part.on) {
    const component = part.on[String(value.__component)];
    return component ? { __component: value.__component, ...shownPart(value, component) } : null;
  }
  const shown = picked(value, part.fields);
  if ('formats' in shown) shown.formats = shownFormats(shown.formats);
  for (const [name, inner] of Object.entries(part.populate ?? {}))
    if (name in value) shown[name] = shownPart(value[name], inner);
  return shown;
};

/**
 * Removes from an entry, or from a list of entries, everything that the row of its content type in
 * `QUERY_ALLOWLIST` does not name.
 */
export const visibleFields = (data: unknown, { fields, populate }: Row) =>
  shownPart(data, { fields: Object.keys(fields), populate });
