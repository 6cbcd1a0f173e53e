import * as v from 'valibot';
import { ContentError } from '../../application/content-error';
import { refusalWire } from './strapi-wire';

/** `Invalid key Rating`, `Invalid key url at productimage`. */
const INVALID_KEY = /^Invalid key (?<key>\S+)(?: at (?<path>\S+))?$/u;

function messageIn({ body }: ContentError): string {
  try {
    const { success, output } = v.safeParse(refusalWire, JSON.parse(body ?? ''));
    return success ? output.error.message : '';
  } catch {
    return ''; // Not JSON: a proxy's page, say.
  }
}

/** For which of the named fields the CMS refused a question: it has none such. Else `null`. */
export function refusedField(failure: unknown, named: readonly string[]): string | null {
  if (!(failure instanceof ContentError) || failure.kind !== 'bad-request') return null;
  const { key, path } = INVALID_KEY.exec(messageIn(failure))?.groups ?? {};
  if (key === undefined) return null;
  // A key within a field of ours says that the field is not of the kind we take it for.
  return [key, path?.split('.')[0]].find((name) => named.includes(name ?? '')) ?? null;
}
