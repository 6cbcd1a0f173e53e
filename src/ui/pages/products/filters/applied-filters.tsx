import {
  appliedFilters,
  withoutFilter,
  withoutFilters,
} from '../../../../domain/catalogue/applied-filters';
import { queryWithout } from '../../../../domain/catalogue/product-aspects';
import type { ProductAspect } from '../../../../domain/catalogue/product-query';
import { Chip } from '../../../components/actions/chip';
import { ChipRow } from '../../../components/actions/chip-row';
import { TextButton } from '../../../components/actions/text-button';
import { productList } from '../../../content/pages/product-list';
import { theme } from '../../../theme/theme';
import { useProductQuery } from '../use-product-query';

const { filters } = productList;

interface AppliedFiltersProps {
  /** What the catalogue cannot be asked by: such a filter is none. */
  readonly lacks: readonly ProductAspect[];
  /** The pressed chip goes. */
  readonly onRemoved: () => void;
}

/** What narrows the list, each to be taken away. */
export function AppliedFilters({ lacks, onRemoved }: AppliedFiltersProps) {
  const { query, push } = useProductQuery();
  const applied = appliedFilters(queryWithout(query, lacks));
  if (applied.length === 0) return null;
  return (
    <ChipRow label={filters.inForce} css={{ marginBlockEnd: theme.space.s24 - 6 }}>
      {applied.map((filter) => (
        <li key={filters.label(filter)}>
          <Chip
            removable
            onClick={() => {
              push((current) => withoutFilter(current, filter));
              onRemoved();
            }}
          >
            {filters.label(filter)}
          </Chip>
        </li>
      ))}
      <li>
        <TextButton
          onClick={() => {
            push(withoutFilters);
            onRemoved();
          }}
        >
          {filters.clear}
        </TextButton>
      </li>
    </ChipRow>
  );
}
