import * as v from 'valibot';
import type { ContentError } from '../../../application/content-error';
import { refusalWire } from './strapi-wire';

/** What the CMS itself said against a question or an entry; `null` when the words are not its own. */
export function refusalIn({
  body,
}: ContentError): v.InferOutput<typeof refusalWire>['error'] | null {
  try {
    const { success, output } = v.safeParse(refusalWire, JSON.parse(body ?? ''));
    return success ? output.error : null;
  } catch {
    return null; // Not JSON: a proxy's page, say. The status itself is still reported.
  }
}
