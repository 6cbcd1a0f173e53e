import { loudestMoment } from '../../../domain/catalogue/scent';
import { compare } from '../../content/pages/compare';
import type { Compared } from './compared';

/** What the curves say, in words. */
export const hourSummary = (compared: readonly Compared[]): string =>
  compare.strongest(
    compared.flatMap(({ name, scent }) =>
      scent === null ? [] : [{ name, moment: loudestMoment(scent) }],
    ),
  );
