import {
  type AppliedFilter,
  withoutFilter,
  withoutFilters,
} from '../../../../domain/catalogue/applied-filters';
import { Chip } from '../../../components/actions/chip';
import { ChipRow } from '../../../components/actions/chip-row';
import { TextButton } from '../../../components/actions/text-button';
import { filterChips as words } from '../../../content/pages/products/filter-chips';
import { useProductQuery } from '../use-product-query';
import { filterChipsStyle } from './filter-chips-style';

interface FilterChipsProps {
  readonly applied: readonly AppliedFilter[];
  /** Called after the visitor removed a chip. */
  readonly onRemoved: () => void;
}

/** The active filters as chips. A click on a chip removes its filter. */
export function FilterChips({ applied, onRemoved }: FilterChipsProps) {
  const { push } = useProductQuery();
  return (
    <ChipRow label={words.label} css={filterChipsStyle}>
      {applied.map((filter) => (
        <li key={words.nameOf(filter)}>
          <Chip
            removable
            onClick={() => {
              push((current) => withoutFilter(current, filter));
              onRemoved();
            }}
          >
            {words.nameOf(filter)}
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
          {words.clear}
        </TextButton>
      </li>
    </ChipRow>
  );
}
