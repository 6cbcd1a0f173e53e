import { appliedFilters, withoutFilter, withoutFilters } from '../../../domain/applied-filters';
import { queryWithout } from '../../../domain/product-aspects';
import type { ProductAspect } from '../../../domain/product-query';
import { Chip } from '../../components/chip';
import { ChipRow } from '../../components/chip-row';
import { TextButton } from '../../components/text-button';
import { productList } from '../../content/product-pages';
import { useProductQuery } from '../../hooks/use-product-query';
import { theme } from '../../theme/theme';

const { filters } = productList;

interface AppliedFiltersProps {
  /** What the catalogue cannot be asked by: such a filter is none. */
  readonly lacks: readonly ProductAspect[];
  /** The pressed chip goes. */
  readonly onRemoved: () => void;
}

/** What narrows the list, each to be taken away. */
export function AppliedFilters({ lacks, onRemoved }: AppliedFiltersProps) {
  const { query, choose } = useProductQuery();
  const applied = appliedFilters(queryWithout(query, lacks));
  if (applied.length === 0) return null;
  return (
    <ChipRow label={filters.inForce} css={{ marginBlockEnd: theme.space.s24 - 6 }}>
      {applied.map((filter) => (
        <li key={filters.label(filter)}>
          <Chip
            removable
            onClick={() => {
              choose((current) => withoutFilter(current, filter));
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
            choose(withoutFilters);
            onRemoved();
          }}
        >
          {filters.clear}
        </TextButton>
      </li>
    </ChipRow>
  );
}
