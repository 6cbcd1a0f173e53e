import type { ProblemLog } from '../../../application/ports/problem-log';
import { stampedMoment } from '../../../domain/shared/parse-moment';
import { reportField } from './read-entry';

type Stamps<Field extends string> = Readonly<Record<Field, string | null>> & {
  readonly documentId: string;
  readonly Title: string;
};

/**
 * Returns a timestamp of the CMS. Returns `null` for one that is invalid or in the future, and
 * reports it.
 */
export function readStamp<Field extends string>(
  wire: Stamps<Field>,
  field: Field,
  now: number,
  log: ProblemLog,
): string | null {
  const stamp = wire[field];
  const moment = stampedMoment(stamp, now);
  if (stamp !== null && moment === null) reportField(wire, field, stamp, log);
  return moment;
}
