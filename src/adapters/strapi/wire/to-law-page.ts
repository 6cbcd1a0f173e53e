import * as v from 'valibot';
import type { ProblemLog } from '../../../application/ports/problem-log';
import {
  LAW_PAGE_ADDRESS,
  LAW_PAGE_KINDS,
  LAW_PAGE_LIMITS,
  type LawPage,
  type LawPageId,
} from '../../../domain/legal/law-page';
import { momentOf } from '../../../domain/shared/parse-moment';
import { readEntry } from './read-entry';
import { readStamp } from './read-stamp';
import { readWire } from './read-wire';
import { entry, prose } from './strapi-wire';

const { documentId, Title, updatedAt } = entry;

const address = v.pipe(
  v.string(),
  v.regex(LAW_PAGE_ADDRESS, 'Expected small letters, digits and hyphens'),
  v.maxLength(LAW_PAGE_LIMITS.address),
);

const dayWire = v.pipe(
  v.string(),
  v.check((day) => momentOf(day) !== null, 'Expected a day of the calendar'),
);

export const lawPageWire = v.object({
  documentId,
  Title,
  updatedAt,
  address: v.nullish(address, null),
  kind: v.fallback(v.picklist(LAW_PAGE_KINDS), 'terms'),
  text: v.nullish(prose, ''),
  inForceFrom: v.nullish(dayWire, null),
});

/**
 * Reads a law page from a response of the CMS.
 *
 * @param id the id of a draft, which may not have an address yet. By default the address is the id.
 * @param now ms since 1970.
 * @throws ContentError of kind `malformed` for a document without an id or a title, and, unless
 * `id` is given, for one without a valid address.
 */
export function toLawPage(
  value: unknown,
  {
    host,
    log,
    id,
    now = Date.now(),
  }: { host: string; log: ProblemLog; id?: LawPageId; now?: number },
): LawPage {
  const wire = readEntry(lawPageWire, value, log);
  return {
    id: id ?? (readWire(address, wire.address) as LawPageId),
    title: wire.Title,
    kind: wire.kind,
    changedAt: readStamp(wire, 'updatedAt', now, log),
    text: wire.text,
    mediaBaseUrl: host,
    inForceFrom: wire.inForceFrom,
  };
}
