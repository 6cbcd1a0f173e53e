import type { DeclaredForm, DeclaredText } from '../../cms/src/page-texts/declared-form';
import { isNeeded } from '../../src/adapters/strapi/texts/read-rows';
import type { PageTextsName } from '../../src/domain/texts/page-texts';
import {
  MAX_ROWS,
  type PictureField,
  type RowsField,
  type TextField,
} from '../../src/domain/texts/text-fields';
import { componentOf, type Fields, rowsIn, words } from './text-schemas';

/**
 * Maximum length in characters of the example text in the help of a field. The texts that ship with
 * the site are shorter, so the help shows them in full and the owner can copy them.
 */
const LONGEST_EXAMPLE = 600;

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the label of a text, derived from its path, for example “Hero: headline”. */
const labelOf = (path: readonly string[]): string => sentence(path.map(words).join(': '));

/** Labels for fields for which `labelOf` would return an unclear label, by field name. */
const LABELS: Readonly<Record<string, string>> = {
  metaTitle: 'Title for search engines',
  metaDescription: 'Description for search engines',
  heroPicture: 'Hero: large picture',
  heroPlatePicture: 'Hero: small picture',
};

/**
 * Notes at the start of a help text, by field name. They explain texts whose purpose or location an
 * editor cannot see on the page.
 */
const NOTES: Readonly<Record<string, string>> = {
  afterSendingHeading: 'Replaces the form after it was sent. ',
  afterSendingText: 'Replaces the form after it was sent. ',
  afterSendingMail: 'Says what happens next in the e-mail with a copy of the message. ',
  toConfirmHeading: 'Replaces the form when a mail asks to confirm the sign-up. ',
  toConfirmText:
    'Replaces the form when a mail asks to confirm the sign-up. # stands for the address that was entered. ',
  onTheListHeading: 'Replaces the form after a sign-up, or follows its confirmation. ',
  onTheListText: 'Replaces the form after a sign-up, or follows its confirmation. ',
};

/** Where a text appears, by field name. A text that is not listed appears on a page of the site. */
const SHOWN_BY: Readonly<Record<string, string>> = { afterSendingMail: 'the e-mail' };

const shortened = (text: string): string => {
  const plain = text.replaceAll(/\s+/gu, ' ');
  return plain.length > LONGEST_EXAMPLE ? `${plain.slice(0, LONGEST_EXAMPLE).trim()}…` : plain;
};

const RULES = {
  text: '',
  lines: 'One on each line. ',
  address: 'A page of the site, such as /faq, or an address that begins with https://. ',
};

const ruleOf = ({ kind, maxLength }: TextField): string =>
  `${RULES[kind]}At most ${maxLength} characters`;

/**
 * Returns the text in quotation marks, as the end of a sentence. Adds a full stop unless the text
 * itself ends with a punctuation mark.
 */
const quoted = (text: string): string => `“${shortened(text)}”${/[.?!…]$/u.test(text) ? '' : '.'}`;

const ofText = (field: TextField): DeclaredText => ({
  label: LABELS[field.name] ?? labelOf(field.path),
  help: `${NOTES[field.name] ?? ''}${ruleOf(field)}. If empty, ${SHOWN_BY[field.name] ?? 'the site'} shows ${quoted(field.example)}`,
});

const ofRows = ({ path }: RowsField): DeclaredText => ({
  // Strapi does not show the help text of a list, so the label says what an empty list means.
  label: `${labelOf(path)} (if empty: those of the site)`,
  help: `At most ${MAX_ROWS} entries, in the order of the page. If there is none, the site shows those that it ships with.`,
});

const ofPicture = ({ name, path }: PictureField): DeclaredText => ({
  label: LABELS[name] ?? labelOf(path),
  help: 'At least 1200 pixels wide; press its pencil and describe it. If empty, the site shows the picture that it ships with.',
});

const declared = (field: Fields[number]): DeclaredText => {
  if (field.kind === 'rows') return ofRows(field);
  return field.kind === 'picture' ? ofPicture(field) : ofText(field);
};

const ofTextInRow = (field: TextField, place: number): DeclaredText => ({
  label: labelOf(field.path),
  help: `${ruleOf(field)}, such as “${shortened(field.example)}”. ${
    isNeeded(field, place) ? 'The site leaves out an entry without it.' : 'It may be empty.'
  }`,
});

const byName = <Field extends { readonly name: string }>(
  fields: readonly Field[],
  declare: (field: Field, place: number) => DeclaredText,
) => Object.fromEntries(fields.map((field, place) => [field.name, declare(field, place)]));

/**
 * Returns the labels and help texts that Strapi's admin panel shows for the fields of a single type
 * and for the fields in the rows of its lists.
 */
export const declarationOf = (type: PageTextsName, fields: Fields): DeclaredForm => ({
  fields: byName(fields, declared),
  pictures: fields.filter(({ kind }) => kind === 'picture').map(({ name }) => name),
  rows: Object.fromEntries(
    rowsIn(fields).map((field) => [
      field.name,
      { component: componentOf(type, field), fields: byName(field.row, ofTextInRow) },
    ]),
  ),
});
