import { requireOfCms } from '../require-of-cms.mjs';

export const { KINDS } = requireOfCms('./dist/src/queries/field-kinds');
export const { QUERY_ALLOWLIST } = requireOfCms('./dist/src/queries/query-allowlist');
export const { LIMITS } = requireOfCms('./dist/src/queries/limits');

const code = (names) => names.map((name) => `\`${name}\``).join(' ');
const row = (...cells) => `| ${cells.join(' | ')} |`;

const populatesOf = (parts, path = '') =>
  Object.entries(parts).flatMap(([name, part]) => [
    `${path}${name}`,
    ...populatesOf(part.on ?? part.populate ?? {}, `${path}${name}.`),
  ]);

const fieldsOfKind = (fields, wanted) =>
  Object.keys(fields).filter((name) => fields[name] === wanted);

const kindRows = Object.values(QUERY_ALLOWLIST).flatMap(({ fields }) => fields);

/** Returns the Markdown tables in cms/README.md, generated from the query allowlist. */
export const allowlistAsMarkdown = () => {
  const kinds = Object.entries(KINDS).map(([kind, { operators, sortable }]) => {
    const fields = new Set(kindRows.flatMap((fields) => fieldsOfKind(fields, kind)));
    return row(code([...fields]), code(operators) || '–', sortable ? 'yes' : '–');
  });
  const types = Object.entries(QUERY_ALLOWLIST).map(([uid, { parameters, populate }]) =>
    row(
      `\`${uid.split('.').at(-1)}\``,
      code(parameters.find) || '–',
      code(parameters.findOne) || '–',
      code(populatesOf(populate)) || '–',
    ),
  );
  const limits = Object.entries(LIMITS).map(([name, most]) => `\`${name}\` ${most}`);
  return [
    '| fields | filters by | sorts |',
    '|---|---|---|',
    ...kinds,
    '',
    '| type | a list is asked with | one is asked with | `populate` |',
    '|---|---|---|---|',
    ...types,
    '',
    `At most: ${limits.join(', ')}.`,
  ].join('\n');
};
