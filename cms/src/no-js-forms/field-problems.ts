import type { Core } from '@strapi/strapi';
import { ENQUIRY } from '../enquiries/enquiry';
import { splitLines } from '../enquiries/order-lines';
import { isTree } from '../queries/read-query';
import { type FormField, type Problem, problemText, words } from './form-texts';

/**
 * The problem of each invalid field as a sentence, keyed by field name. The sentence is empty for a
 * field that no form shows.
 */
export type FieldProblems = Readonly<Record<string, string>>;

interface Limits {
  readonly minLength?: number;
  readonly maxLength?: number;
}

const isField = (name: string): name is FormField => Object.hasOwn(words.labels, name);

const MALFORMED: readonly FormField[] = ['email', 'volume', 'quantity'];

const problemOf = (
  field: FormField,
  typed: string,
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Limits,
): Problem => {
  const text = typed.trim();
  if (text === '') return { code: 'missing' };
  if (text.length < minLength) return { code: 'too-short', limit: minLength };
  if (text.length > maxLength) return { code: 'too-long', limit: maxLength };
  return { code: MALFORMED.includes(field) ? 'malformed' : 'refused' };
};

/** Returns the names of the fields that Strapi's response reports as invalid. */
const invalidFieldNames = (answer: unknown): string[] => {
  const error = isTree(answer) ? answer.error : null;
  const details = isTree(error) ? error.details : null;
  const errors = isTree(details) ? details.errors : null;
  if (!Array.isArray(errors)) return [];
  return errors
    .map(({ path }: { path?: unknown[] }) => path?.[0])
    .filter((name) => typeof name === 'string');
};

/**
 * Returns the problems that Strapi's response reports, in the site's words. Strapi's own messages,
 * such as `name must be defined.`, are meant for developers.
 */
export const fieldProblems = (
  strapi: Core.Strapi,
  answer: unknown,
  fields: Readonly<Record<string, string>>,
): FieldProblems => {
  const { attributes } = strapi.contentTypes[ENQUIRY];
  // Order lines arrive in fields such as `line-1-product`, never in a field `lines`.
  const isOrdered = splitLines(fields).lines.length > 0;
  const textOf = (name: string) => {
    if (name === 'lines') return problemText('lines', { code: isOrdered ? 'refused' : 'missing' });
    return isField(name)
      ? problemText(name, problemOf(name, fields[name] ?? '', attributes[name] as Limits))
      : '';
  };
  return Object.fromEntries(invalidFieldNames(answer).map((name) => [name, textOf(name)]));
};
