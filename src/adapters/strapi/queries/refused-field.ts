import * as v from 'valibot';
import { ContentError } from '../../../application/content-error';
import { refusalWire } from '../wire/strapi-wire';

/** `Invalid key Rating`, `Invalid key blog-body.quote at Body.on.blog-body.quote`. */
const INVALID_KEY = /^Invalid key (?<key>\S+)(?: at \S+)?$/u;

function messageIn({ body }: ContentError): string {
  try {
    const { success, output } = v.safeParse(refusalWire, JSON.parse(body ?? ''));
    return success ? output.error.message : '';
  } catch {
    return ''; // Not JSON: a proxy's page, say.
  }
}

/** For which of the named fields the CMS refused a question, because it has none such; else `null`. */
export function refusedField(failure: unknown, named: readonly string[]): string | null {
  if (!(failure instanceof ContentError) || failure.kind !== 'bad-request') return null;
  const key = INVALID_KEY.exec(messageIn(failure))?.groups?.['key'];
  return named.find((field) => field === key) ?? null;
}
