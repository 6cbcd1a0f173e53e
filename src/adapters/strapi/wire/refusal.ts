import * as v from 'valibot';
import type { ContentError } from '../../../application/content-error';
import { refusalWire } from './strapi-wire';

/** Returns the CMS's error in the body of an error response; `null` when it contains none. */
export function refusalIn({
  body,
}: ContentError): v.InferOutput<typeof refusalWire>['error'] | null {
  try {
    const { success, output } = v.safeParse(refusalWire, JSON.parse(body ?? ''));
    return success ? output.error : null;
  } catch {
    return null; // Not JSON, for example an error page of a proxy.
  }
}
