import { isDeepStrictEqual } from 'node:util';
import type { Struct } from '@strapi/strapi';
import { PANEL_FORMS } from '../panel-forms/panel-forms';
import type { Content } from './version-content';

/** Maximum length of a value that `differences` shows. */
const MAX_SHOWN = 40;

const labelOf = (uid: string, name: string) => {
  const field = PANEL_FORMS[uid]?.fields[name];
  return field && 'label' in field ? field.label : name;
};

const withoutName = ({ name, ...rest }: Content) => rest;

/** Removes the names from references: a picture may be renamed and stay the same picture. */
const comparable = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const object = value as Content;
  const isRef = 'file' in object || 'document' in object;
  return isRef
    ? withoutName(object)
    : Object.fromEntries(Object.entries(object).map(([key, one]) => [key, comparable(one)]));
};

export const isSameContent = (one: unknown, other: unknown) =>
  isDeepStrictEqual(comparable(one), comparable(other));

/** Returns a short value as text; undefined for a longer value, a list or an object. */
const shown = (value: unknown) => {
  if (value === null || value === undefined || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return undefined;
  const text = String(value);
  return text.length <= MAX_SHOWN && !text.includes('\n') ? text : undefined;
};

/** A field in which a version differs from what the entry contains now. */
interface Difference {
  readonly label: string;
  /** The type of the field in the schema, by which the panel formats dates. */
  readonly type: string;
  /** The values of the version and of the entry; null if one of them cannot be shown as text. */
  readonly values: { readonly before: string; readonly now: string } | null;
}

const both = (then: unknown, now: unknown) => {
  const [before, after] = [shown(then), shown(now)];
  return before === undefined || after === undefined ? null : { before, now: after };
};

/**
 * Returns the fields in which a version differs from what the entry contains now. Dates are in ISO
 * format, because only the browser knows the time zone. Leaves out fields for which `mayRead`
 * returns false.
 */
export const differences = (
  { uid, attributes }: Pick<Struct.ContentTypeSchema, 'uid' | 'attributes'>,
  { version, now }: { version: Content; now: Content },
  mayRead: (name: string) => boolean,
): readonly Difference[] =>
  Object.keys(version)
    .filter((name) => mayRead(name) && Object.hasOwn(now, name))
    .filter((name) => !isSameContent(version[name], now[name]))
    .map((name) => ({
      label: labelOf(uid, name),
      type: attributes[name]?.type ?? '',
      values: both(version[name], now[name]),
    }));
