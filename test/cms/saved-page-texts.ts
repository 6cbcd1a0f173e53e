import { expect } from 'vitest';
import type { PageTextsName } from '../../src/domain/texts/page-texts';
import { fieldsOf } from '../thorough/text-sources/fields-of';
import { ask, EDITOR } from './cms-under-test';

/** Returns a value as the CMS stores it: a list of lines becomes one text of several lines. */
const inCms = (value: unknown): unknown =>
  Array.isArray(value) && typeof value[0] === 'string' ? value.join('\n') : value;

/** Saves fields of a single type of texts, as the owner does. */
export async function savePageTexts(
  type: PageTextsName,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  const data = Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, inCms(text)]),
  );
  const { status, body } = await ask(`/api/${type}`, { as: EDITOR, method: 'PUT', data });
  expect({ status, body }).toMatchObject({ status: 200 });
}

/**
 * Returns a function that returns a different text on each call. The texts are short, because some
 * fields allow only thirty characters.
 */
export function shortTexts() {
  let count = 0;
  return () => {
    count += 1;
    return `Own ${count}`;
  };
}

/** Empties every field of a single type of texts. */
export const emptyPageTexts = (type: PageTextsName): Promise<void> =>
  savePageTexts(
    type,
    Object.fromEntries(
      Object.entries(fieldsOf(type, () => '')).map(([name, value]) => [
        name,
        Array.isArray(value) && typeof value[0] === 'object' ? [] : null,
      ]),
    ),
  );
