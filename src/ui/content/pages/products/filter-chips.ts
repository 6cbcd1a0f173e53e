/** The texts of the chips that show the active filters; a click on a chip removes its filter. */
import type { AppliedFilter } from '../../../../domain/catalogue/applied-filters';
import { formatPrice } from '../../../../domain/catalogue/price';

export const andUp = (rating: number): string => `${rating} stars and up`;

function nameOf(filter: AppliedFilter): string {
  switch (filter.kind) {
    case 'text':
      return `“${filter.text}”`;
    case 'volume':
      return filter.volume;
    case 'rating':
      return andUp(filter.minimum);
    case 'price': {
      const { minimum, maximum } = filter;
      if (minimum === null) return `Up to ${formatPrice(maximum ?? 0)}`;
      if (maximum === null) return `From ${formatPrice(minimum)}`;
      return `${formatPrice(minimum)} – ${formatPrice(maximum)}`;
    }
  }
}

export const filterChips = { label: 'Filters in force', nameOf, clear: 'Clear all' } as const;
