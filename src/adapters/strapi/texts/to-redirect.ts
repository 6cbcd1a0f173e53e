import * as v from 'valibot';
import {
  REDIRECT_LIMITS,
  type Redirect,
  redirectPath,
  redirectTarget,
} from '../../../domain/redirects/redirect';
import { readWire } from '../wire/read-wire';

const addressWire = (longest: number, read: (written: string) => string | null, expected: string) =>
  v.pipe(
    v.string(),
    v.maxLength(longest),
    v.check((written) => read(written) !== null, expected),
    v.transform((written) => read(written) ?? ''),
  );

export const redirectWire = v.object({
  documentId: v.pipe(v.string(), v.minLength(1)),
  from: addressWire(REDIRECT_LIMITS.from, redirectPath, 'Expected a path such as /old-shop'),
  to: addressWire(
    REDIRECT_LIMITS.to,
    (written) => redirectTarget(written),
    'Expected a path or an address with https://',
  ),
});

/** Reads a redirect. @throws ContentError of kind `malformed` if `from` or `to` is not valid. */
export function toRedirect(value: unknown): Redirect {
  const { documentId: id, from, to } = readWire(redirectWire, value);
  return { id, from, to };
}
