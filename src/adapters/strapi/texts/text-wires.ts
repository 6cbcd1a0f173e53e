import * as v from 'valibot';
import { isVisible } from '../../../domain/shared/shorten-text';
import type { TextField } from '../../../domain/texts/text-fields';
import { seen } from '../wire/strapi-wire';
import { addressWire } from './address-wire';

const oneLine = v.pipe(
  seen,
  v.transform((text) => text.replaceAll(/\s+/gu, ' ').trim()),
);

const lines = v.pipe(
  seen,
  v.transform((text) =>
    text
      .split(/[\r\n]+/u)
      .map((line) => line.trim())
      .filter(isVisible),
  ),
);

/** Returns the schema of a field's value: one line of text, several lines, or an address. */
export function textWire({ kind, maxLength }: TextField) {
  const limited = v.pipe(v.string(), v.maxLength(maxLength));
  if (kind === 'address') return v.pipe(limited, addressWire);
  return v.pipe(limited, kind === 'lines' ? lines : oneLine);
}
