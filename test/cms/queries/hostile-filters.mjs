import { requireOfCms } from '../require-of-cms.mjs';

// Queries that a stranger could send. Each is the part of a URL after the base URL of the API.

const times = (count, make) => Array.from({ length: count }, (_, place) => make(place));
const joined = (count, make) => times(count, make).join('&');
const product = (query) => `/products?${query}`;
const filter = (condition) => product(`filters${condition}`);

const OPERATORS = [
  '$eq $eqi $ne $nei $in $notIn $lt $lte $gt $gte $between $null $notNull',
  '$contains $containsi $notContains $notContainsi $startsWith $startsWithi',
  '$endsWith $endsWithi $not $jsonSupersetOf $nope $',
]
  .join(' ')
  .split(' ');
const { QUERY_ALLOWLIST } = requireOfCms('./dist/src/queries/query-allowlist');
const FIELDS = Object.keys(QUERY_ALLOWLIST['api::product.product'].fields);
const VALUES = ['abc', '%00', '1e400', '2025-13-45', '99999999999999999999'];

const RELATIONS = [
  '[facts][label][$contains]',
  '[facts][id][$gt]',
  '[facts][$contains]',
  '[facts]',
  '[productimage][hash][$startsWith]',
  '[productimage][related][Title][$contains]',
  '[productimage][related][$notNull]',
  '[productimage][folder][pathId][$gt]',
  '[productimage][createdBy][password][$startsWith]',
  '[productimage][width][$gt]',
  '[gallery][name][$contains]',
  '[gallery][provider_metadata][$notNull]',
  '[createdBy][email][$contains]',
  '[createdBy][roles][users][email][$contains]',
  '[updatedBy][resetPasswordToken][$notNull]',
  '[createdBy]',
  '[created_by_id]',
  '[localizations][Title]',
  '[locale]',
  '[publishedAt][$null]',
  '[published_at][$null]',
  '[document_id]',
  '[Title.Price][$eq]',
  '[nope][$eq]',
  '[][$eq]',
  '[Title ][$eq]',
  '[title][$eq]',
];

const nested = (group, depth) =>
  filter(`${times(depth, () => group).join('')}[Title][$contains]=a`);

/** Hostile queries, grouped by what they attempt. */
export const HOSTILE_FILTERS = {
  'a join for each condition': [
    ...times(6, (more) =>
      product(joined(more + 2, (i) => `filters[$and][${i}][facts][label][$contains]=a`)),
    ),
    product(joined(6, (i) => `filters[$or][${i}][facts][value][$containsi]=a`)),
    product(joined(6, (i) => `filters[$and][${i}][gallery][name][$contains]=a`)),
    product(joined(6, (i) => `filters[$and][${i}][$or][0][facts][label][$ne]=a`)),
    `/blogs?${joined(6, (i) => `filters[$and][${i}][blogimg][related][id][$gt]=0`)}`,
    product(`sort=facts.label&${joined(6, (i) => `filters[$and][${i}][facts][label][$ne]=z`)}`),
  ],
  'filters by relations of an entry': RELATIONS.flatMap((path) => [
    filter(`${path}=a`),
    filter(`[$or][0]${path}=true`),
  ]),
  'operators with values that do not fit': OPERATORS.flatMap((operator) =>
    FIELDS.map((field, place) =>
      filter(`[${field}][${operator}]=${VALUES[place % VALUES.length]}`),
    ),
  ),
  'nested operators': OPERATORS.flatMap((operator) => [
    filter(`[Rating][${operator}][$gt]=3`),
    filter(`[Rating][${operator}][0][$eq]=3`),
    filter(`[${operator}][Rating]=3`),
  ]),
  'nested groups': [
    ...[2, 4, 10, 19, 25, 60].flatMap((depth) => [
      nested('[$and][0]', depth),
      nested('[$or][0]', depth),
      nested('[$not]', depth),
    ]),
    nested('[$not][$and][0][$not]', 4),
    filter('[$and][Title]=a'),
    filter('[$and]=a'),
    filter('[$and][0]=a'),
    filter('[$and][0][0][Title]=a'),
  ],
  'many conditions': [
    ...[17, 60, 150, 240].flatMap((count) => [
      product(joined(count, (i) => `filters[$and][${i}][Price][$gt]=${i % 9}`)),
      product(joined(count, (i) => `filters[$or][${i}][Description][$containsi]=zq${i}`)),
      product(joined(count, (i) => `filters[documentId][$in][${i}]=a${i}`)),
      product(joined(count, () => 'filters[Title][$in][]=a')),
    ]),
    product(
      joined(
        16,
        (i) =>
          `filters[$or][${i >> 2}][$and][${i & 3}][${i % 2 ? 'Title' : 'Description'}][$contains${i < 4 ? 'i' : ''}]=e`,
      ),
    ),
  ],
  'the largest allowed filters': [
    product(
      `${joined(3, (i) => `filters[$or][${i}][${i % 2 ? 'Title' : 'Description'}][$containsi]=${'zq'.repeat(20)}${i}`)}&${joined(13, (i) => `filters[$or][${i + 3}][Price][$eq]=${9_000 + i}`)}&sort=Title:desc,Price:asc,createdAt:desc&populate=*&pagination[pageSize]=100`,
    ),
    product(
      `${joined(3, () => 'filters[$and][][Description][$containsi]=e')}&sort=Title:desc,Volume,Rating&populate=*&pagination[pageSize]=100&pagination[page]=49`,
    ),
    product(
      `${joined(100, (i) => `filters[Title][$notIn][]=${i}`)}&sort=Title&pagination[page]=50`,
    ),
    product(`filters[Description][$containsi]=${'%25_'.repeat(80)}&populate=*`),
    product(`filters[Description][$contains]=${'e'.repeat(255)}`),
  ],
  'malformed filters': [
    'filters=',
    'filters',
    'filters=a',
    'filters[]=a',
    'filters[0][Title]=a',
    'filters[Title][]=a&filters[Title][]=b',
    'filters[Title][0][1][2]=a',
    'filters[Title]',
    'filters[$and][150][Title]=a',
    'filters[$and][5][Title]=a&filters[$and][1][Title]=b',
    'filters[Rating][$between]=1',
    'filters[Rating][$between][]=1',
    'filters[Rating][$between][]=1&filters[Rating][$between][]=b',
    'filters[Rating][$between][]=1&filters[Rating][$between][]=2&filters[Rating][$between][]=3',
    'filters[Rating][$in]=a',
    'filters[Rating][$null]=perhaps',
    'filters[Rating]=NaN',
    'filters[Rating]=Infinity',
    'filters[Rating]=0x10',
    'filters[Price][$lt]=-',
    'filters[createdAt]=yesterday',
    'filters[createdAt][$gt]=2025-01-01T00:00:00.000Z;drop',
    `filters[Title]=${'x'.repeat(300)}`,
    'filters[Title]=%27%20or%201=1--',
  ].map(product),
};
