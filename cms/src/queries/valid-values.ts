import { LIMITS } from './limits';

const LARGEST_INTEGER = 2 ** 31 - 1;
const INTEGER = /^\d{1,10}$/;
const NUMBER = /^-?\d{1,15}(?:\.\d{1,10})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;
const isDate = (text: string) => !Number.isNaN(Date.parse(text));

/**
 * Functions that return whether a text is a valid value of a type. SQLite and PostgreSQL can
 * compare a valid value with a column of that type.
 */
const FORMS = {
  integer: (text) => INTEGER.test(text) && Number(text) <= LARGEST_INTEGER,
  number: (text) => NUMBER.test(text),
  day: (text) => DAY.test(text) && isDate(text),
  moment: (text) => MOMENT.test(text) && isDate(text),
  // PostgreSQL texts cannot contain NUL.
  text: (text) => text.length <= LIMITS.valueLength && !text.includes('\0'),
  boolean: (text) => /^(?:true|false|t|f|1|0)$/.test(text),
} satisfies Record<string, (text: string) => boolean>;

export type Form = keyof typeof FORMS;

export const hasForm = (form: Form, value: unknown) =>
  typeof value === 'string' && FORMS[form](value);
