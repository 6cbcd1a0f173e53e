import * as v from 'valibot';
import type { PageTextsSource } from '../../../application/ports/page-texts-source';
import type { ProblemLog } from '../../../application/ports/problem-log';
import { PAGE_TEXTS_TITLES } from '../../../domain/texts/page-texts';
import {
  MAX_ROWS,
  type PictureField,
  type RowsField,
  type TextField,
  textFields,
  withTexts,
} from '../../../domain/texts/text-fields';
import type { StrapiClient } from '../http/strapi-client';
import { reportOnce } from '../wire/report-once';
import { mediaWire } from '../wire/strapi-wire';
import { toPicture } from '../wire/to-picture';
import { reportLeftOut } from './read-filled-fields';
import { readRows } from './read-rows';
import { readSingleType } from './read-single-type';
import { textWire } from './text-wires';

const rowsWire = v.pipe(v.array(v.unknown()), v.maxLength(MAX_ROWS));

type Field = TextField | RowsField | PictureField;

const isRowsField = (field: Field): field is RowsField => field.kind === 'rows';

/** @param host the origin of the CMS, for the addresses of pictures. */
function wireOf(field: Field, host: string) {
  switch (field.kind) {
    case 'rows':
      return rowsWire;
    case 'picture':
      return v.pipe(
        mediaWire,
        v.transform((wire) => toPicture(wire, host)),
      );
    default:
      return textWire(field);
  }
}

const schemaOf = (fields: readonly Field[], host: string) =>
  v.object(Object.fromEntries(fields.map((field) => [field.name, wireOf(field, host)])));

/**
 * Reads page texts from Strapi.
 *
 * @param defaults the texts for fields that the owner left empty.
 */
export function strapiPageTexts(
  client: StrapiClient,
  problems: ProblemLog,
  defaults: PageTextsSource,
): PageTextsSource {
  const log = reportOnce(problems, 'texts');
  return {
    async of(name) {
      const shipped = await defaults.of(name);
      const fields = textFields(shipped);
      const title = PAGE_TEXTS_TITLES[name];
      const filled = await readSingleType(
        client,
        `/${name}`,
        schemaOf(fields, client.host),
        title,
        log,
      );
      const rows = fields
        .filter(isRowsField)
        .map((field) => [
          field.name,
          readRows(field, (filled[field.name] ?? []) as readonly unknown[], (row) =>
            reportLeftOut(title, field.name, row, log),
          ),
        ]);
      return withTexts(shipped, { ...filled, ...Object.fromEntries(rows) });
    },
  };
}
