import * as v from 'valibot';
import type { ContentError } from '../../../application/content-error';
import { refusalWire } from './strapi-wire';

/** The CMS's own error in a refused request; `null` when the body comes from elsewhere. */
export function refusalIn({
  body,
}: ContentError): v.InferOutput<typeof refusalWire>['error'] | null {
  try {
    const { success, output } = v.safeParse(refusalWire, JSON.parse(body ?? ''));
    return success ? output.error : null;
  } catch {
    return null; // Not JSON, for example a proxy's page. The status itself is still reported.
  }
}
