import type { PageTexts, PageTextsName } from '../../src/domain/texts/page-texts';
import { PAGE_TEXTS_TITLES } from '../../src/domain/texts/page-texts';
import {
  MAX_ROWS,
  type RowsField,
  type TextField,
  textFields,
} from '../../src/domain/texts/text-fields';

type Field = TextField | RowsField;

/** A field as the admin panel shows it. */
interface PanelField {
  readonly label: string;
  readonly help: string;
}

/** Strapi stores longer texts in another type of column, and shows a larger field for them. */
const LONGEST_STRING = 120;
const LONGEST_EXAMPLE = 90;

const ADDRESS = '^(https?://|/(?![/\\\\]))\\S*$';

const attributeOf = ({ kind, maxLength }: TextField) => {
  if (kind === 'address') return { type: 'string', maxLength, regex: ADDRESS };
  return { type: kind === 'lines' || maxLength > LONGEST_STRING ? 'text' : 'string', maxLength };
};

const componentOf = (type: PageTextsName, field: RowsField): string =>
  `texts.${type}-${kebab(field.name)}`;

const kebab = (name: string): string =>
  name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

const attributesOf = (type: PageTextsName, fields: readonly Field[]) =>
  Object.fromEntries(
    fields.map((field) => [
      field.name,
      field.kind === 'rows'
        ? {
            type: 'component',
            component: componentOf(type, field),
            repeatable: true,
            max: MAX_ROWS,
          }
        : attributeOf(field),
    ]),
  );

const words = (name: string): string =>
  name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Such as “Hero: headline”. */
const labelOf = (path: readonly string[]): string => sentence(path.map(words).join(': '));

const shortened = (text: string): string => {
  const plain = text.replaceAll(/\s+/gu, ' ');
  return plain.length > LONGEST_EXAMPLE ? `${plain.slice(0, LONGEST_EXAMPLE).trim()}…` : plain;
};

const RULES = {
  text: '',
  lines: 'One on each line. ',
  address: 'A page of the site, such as /faq, or an address that begins with https://. ',
};

/** Labels that do not follow from the path of the text. */
const LABELS: Readonly<Record<string, string>> = {
  metaTitle: 'Title for search engines',
  metaDescription: 'Description for search engines',
};

const panelField = ({ name, path, kind, maxLength, example }: TextField): PanelField => ({
  label: LABELS[name] ?? labelOf(path),
  help: `${RULES[kind]}At most ${maxLength} characters. Empty, it shows “${shortened(example)}”.`,
});

const panelFieldOf = (field: Field): PanelField =>
  field.kind === 'rows'
    ? {
        label: labelOf(field.path),
        help: `At most ${MAX_ROWS} entries, in the order of the page. Empty, it shows those that ship with the site.`,
      }
    : panelField(field);

const panelFields = (fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field.name, panelFieldOf(field)]));

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const schemaOf = (name: PageTextsName, fields: readonly Field[]) => ({
  kind: 'singleType',
  collectionName: `texts_${name.replaceAll('-', '_')}`,
  info: {
    singularName: name,
    pluralName: `${name}-texts`,
    displayName: PAGE_TEXTS_TITLES[name],
    description:
      'The words of these pages. An empty field shows the words that ship with the site.',
  },
  options: { draftAndPublish: false },
  attributes: attributesOf(name, fields),
});

const rowsOf = (fields: readonly Field[]): readonly RowsField[] =>
  fields.filter((field) => field.kind === 'rows');

const componentFile = (name: PageTextsName, field: RowsField) => ({
  collectionName: `components_texts_${kebab(`${name}-${field.name}`).replaceAll('-', '_')}`,
  info: { displayName: `${PAGE_TEXTS_TITLES[name]}: ${words(field.name)}` },
  attributes: attributesOf(name, field.row),
});

const factoryFile = (name: PageTextsName, factory: string): string =>
  `import { factories } from '@strapi/strapi';\n\nexport default factories.${factory}('api::${name}.${name}');\n`;

const routesFile = (name: PageTextsName): string =>
  `import { guardedRouter } from '../../../queries/guarded-router';\n\nexport default guardedRouter('api::${name}.${name}');\n`;

function filesOf(
  name: PageTextsName,
  fields: readonly Field[],
): readonly (readonly [string, string])[] {
  const folder = `api/${name}`;
  return [
    [`${folder}/content-types/${name}/schema.json`, json(schemaOf(name, fields))],
    [`${folder}/controllers/${name}.ts`, factoryFile(name, 'createCoreController')],
    [`${folder}/services/${name}.ts`, factoryFile(name, 'createCoreService')],
    [`${folder}/routes/${name}.ts`, routesFile(name)],
    ...rowsOf(fields).map(
      (field) =>
        [
          `components/texts/${name}-${kebab(field.name)}.json`,
          json(componentFile(name, field)),
        ] as const,
    ),
  ];
}

/** What the CMS needs to know of each type beside its schema. */
const declarationOf = (name: PageTextsName, fields: readonly Field[]) => ({
  fields: panelFields(fields),
  rows: Object.fromEntries(
    rowsOf(fields).map((field) => [
      field.name,
      { component: componentOf(name, field), fields: panelFields(field.row) },
    ]),
  ),
});

const fieldsOfTypes = (texts: PageTexts) =>
  (Object.keys(PAGE_TEXTS_TITLES) as PageTextsName[]).map(
    (name) => [name, textFields(texts[name])] as const,
  );

/** Returns the labels and the help of every field, by the name of the single type. */
export const declaredTexts = (texts: PageTexts) =>
  Object.fromEntries(
    fieldsOfTypes(texts).map(([name, fields]) => [name, declarationOf(name, fields)]),
  );

const declaredFile = (texts: PageTexts): string =>
  `// Generated by \`npm run texts\`.\nexport const DECLARED_TEXTS = ${json(declaredTexts(texts)).trim()} as const;\n`;

/**
 * Returns the files below `cms/src` that make the owner's texts editable in the CMS: a single type
 * for each name, derived from the texts that ship with the site.
 */
export const textTypeFiles = (texts: PageTexts): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(fieldsOfTypes(texts).flatMap(([name, fields]) => filesOf(name, fields))),
  'page-texts/declared-texts.ts': declaredFile(texts),
});
