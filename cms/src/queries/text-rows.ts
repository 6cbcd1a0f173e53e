import type { DeclaredForm } from '../page-texts/declared-form';
import { DECLARED_TEXTS } from '../page-texts/declared-texts';
import { TEXT_TYPE_NAMES } from '../page-texts/text-type-names';
import { type TextsUid, uidOfTexts } from '../page-texts/text-types';
import type { Row } from './allowed-row';
import { ENTRY, MEDIA, READING } from './shared-allowlist-fields';

const rowOf = ({ fields, pictures, rows }: DeclaredForm): Row => {
  const texts = Object.keys(fields).filter(
    (name) => !Object.hasOwn(rows, name) && !pictures.includes(name),
  );
  return {
    parameters: READING,
    fields: { ...ENTRY, ...Object.fromEntries(texts.map((name) => [name, 'unfiltered'])) },
    populate: {
      ...Object.fromEntries(pictures.map((name) => [name, MEDIA])),
      ...Object.fromEntries(
        Object.entries(rows).map(([name, row]) => [
          name,
          { fields: ['id', ...Object.keys(row.fields)] },
        ]),
      ),
    },
  };
};

/** The allowed queries on single types that contain texts of pages: all fields, without filters. */
export const TEXT_ROWS = Object.fromEntries(
  TEXT_TYPE_NAMES.map((name) => [uidOfTexts(name), rowOf(DECLARED_TEXTS[name])]),
) as Record<TextsUid, Row>;
