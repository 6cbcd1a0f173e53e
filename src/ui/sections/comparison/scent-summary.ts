import { strongestMoment } from '../../../domain/catalogue/scent';
import { compare } from '../../content/pages/compare';
import type { Compared } from './compared';

/**
 * Returns the text alternative of the scent curves: the moment at which each scent is strongest.
 */
export const scentSummary = (compared: readonly Compared[]): string =>
  compare.strongest(
    compared.flatMap(({ name, scent }) =>
      scent === null ? [] : [{ name, moment: strongestMoment(scent) }],
    ),
  );
