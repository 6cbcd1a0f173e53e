import { loudestMoment } from '../../../domain/catalogue/scent';
import { compare } from '../../content/pages/compare';
import type { Compared } from './compared';

/** A text alternative for the curves. */
export const scentSummary = (compared: readonly Compared[]): string =>
  compare.strongest(
    compared.flatMap(({ name, scent }) =>
      scent === null ? [] : [{ name, moment: loudestMoment(scent) }],
    ),
  );
