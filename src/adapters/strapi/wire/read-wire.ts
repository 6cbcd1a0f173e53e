import * as v from 'valibot';
import { ContentError } from '../../../application/content-error';

/** Validates a value from the CMS; throws a `malformed` error whose cause lists the issues. */
export function readWire<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new ContentError('malformed', { cause: new v.ValiError(result.issues) });
}
