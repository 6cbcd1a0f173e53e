import { isDeepStrictEqual } from 'node:util';
import { PANEL_FORMS } from '../panel-forms/panel-forms';
import type { Content } from './content';

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

/** Returns a short value as text; undefined for a longer one and for lists. */
const shown = (value: unknown) => {
  if (value === null || value === undefined || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return undefined;
  const text = String(value);
  return text.length <= MAX_SHOWN && !text.includes('\n') ? text : undefined;
};

const both = (then: unknown, now: unknown) => {
  const [before, after] = [shown(then), shown(now)];
  return before === undefined || after === undefined ? '' : ` ${before} (now ${after})`;
};

/**
 * Returns in one line how a version differs from what the entry contains now, for example `Price
 * (US$) 18 (now 20), Description`. Empty if nothing differs. Leaves out fields for which `mayRead`
 * returns false.
 */
export const differences = (
  uid: string,
  { version, now }: { version: Content; now: Content },
  mayRead: (name: string) => boolean,
) =>
  Object.keys(version)
    .filter((name) => mayRead(name) && Object.hasOwn(now, name))
    .filter((name) => !isSameContent(version[name], now[name]))
    .map((name) => `${labelOf(uid, name)}${both(version[name], now[name])}`)
    .join(', ');
