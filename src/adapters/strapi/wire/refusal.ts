import * as v from 'valibot';
import type { ContentError } from '../../../application/content-error';
import { refusalWire } from './strapi-wire';

/** The error of the CMS in a refused request; `null` when the response body is not from the CMS. */
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
