import * as v from 'valibot';
import { ContentError } from '../../../application/content-error';

/** A value from the wire as its schema has it; rejects as malformed, with what was wrong as cause. */
export function readWire<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new ContentError('malformed', { cause: new v.ValiError(result.issues) });
}
