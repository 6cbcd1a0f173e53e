import type { TextTable } from '../shared/text-table';
import type { BatchComponent } from './batch';

/** Column titles and cell texts of the table of a batch’s composition. */
export interface CompositionWords {
  readonly columns: Readonly<Record<'name' | 'cas' | 'percent' | 'range' | 'isAllergen', string>>;
  /** Shown in the column `isAllergen` for a fragrance allergen; the cell is empty otherwise. */
  readonly allergen: string;
}

/**
 * Returns a composition as a table. The page of a batch and its download both use it, so that they
 * show the same cells.
 */
export const compositionTable = (
  components: readonly BatchComponent[],
  { columns, allergen }: CompositionWords,
): TextTable => ({
  columns: [columns.name, columns.cas, columns.percent, columns.range, columns.isAllergen],
  rows: components.map(({ name, cas, percent, range, isAllergen }) => [
    name,
    cas ?? '',
    String(percent),
    range ?? '',
    isAllergen ? allergen : '',
  ]),
});

/** Returns the sum of the shares, to one decimal. */
export const sumOfShares = (components: readonly BatchComponent[]): number =>
  Number(components.reduce((sum, { percent }) => sum + percent, 0).toFixed(1));
