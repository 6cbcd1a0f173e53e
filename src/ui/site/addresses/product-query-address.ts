import {
  FACETS,
  type Facet,
  PRODUCT_SORTS,
  type ProductFilter,
  type ProductQuery,
  type ProductSort,
} from '../../../domain/catalogue/product-query';
import { STARS } from '../../../domain/catalogue/shown-rating';
import { VOLUMES } from '../../../domain/catalogue/volume';
import { searchText } from '../../../domain/shared/search-text';
import { pageIn, searchWith } from './list-parameters';

const RATING = /^[0-5](?:\.\d)?$/;
/** A price range: `18-640`, `18-`, `-640`. */
const PRICES = /^(?<from>\d{1,12}(?:\.\d{1,2})?)?-(?<to>\d{1,12}(?:\.\d{1,2})?)?$/;

/** Turns `Ten ml` into `ten-ml`, which needs no encoding in an address. */
const slugOf = (choice: string): string => choice.trim().toLowerCase().replace(/\s+/gu, '-');

/** Returns the `choices` whose slugs are in the values of a parameter, such as `ten-ml,bulk`. */
function choicesIn<Choice extends string>(
  choices: readonly Choice[],
  values: readonly string[],
): readonly Choice[] {
  const slugs = values.flatMap((value) => value.split(',')).map(slugOf);
  return choices.filter((choice) => slugs.includes(slugOf(choice)));
}

/** Reads and writes a filter in an address. The parameter has the name of the filter's facet. */
interface FilterParameter {
  /** @param values all values of the parameter, which an address may contain more than once. */
  readonly read: (values: readonly string[]) => ProductFilter;
  readonly write: (filter: ProductFilter) => string | number | undefined;
}

const FILTERS: Readonly<Record<Facet, FilterParameter>> = {
  volume: {
    read(values) {
      const volumes = choicesIn(VOLUMES, values);
      return volumes.length > 0 ? { volumes } : {};
    },
    write: ({ volumes = [] }) => volumes.map(slugOf).join(','),
  },
  rating: {
    read([value = '']) {
      const rating = RATING.test(value) ? Number(value) : 0;
      return rating > 0 && rating <= STARS ? { minimumRating: rating } : {};
    },
    write: ({ minimumRating }) => minimumRating,
  },
  price: {
    read([value = '']) {
      const { from, to } = PRICES.exec(value)?.groups ?? {};
      if (from !== undefined && to !== undefined && Number(from) > Number(to)) return {};
      return {
        ...(from !== undefined && { minimumPrice: Number(from) }),
        ...(to !== undefined && { maximumPrice: Number(to) }),
      };
    },
    write: ({ minimumPrice, maximumPrice }) =>
      minimumPrice === undefined && maximumPrice === undefined
        ? ''
        : `${minimumPrice ?? ''}-${maximumPrice ?? ''}`,
  },
};

const isSort = (value: string): value is ProductSort =>
  (PRODUCT_SORTS as readonly string[]).includes(value);

/**
 * Returns the product query in an address: `?q=&volume=&rating=&price=&sort=&page=`. Invalid values
 * are left out.
 */
export function productQueryIn(search: string): ProductQuery {
  const parameters = new URLSearchParams(search);
  const value = (name: string): string => parameters.get(name)?.trim() ?? '';
  const text = searchText(value('q'));
  const filters = FACETS.map((facet) =>
    FILTERS[facet].read(parameters.getAll(facet).map((each) => each.trim())),
  );
  const sort = value('sort');
  const page = pageIn(value('page'));
  return {
    ...(text !== '' && { text }),
    ...(Object.assign({}, ...filters) as ProductFilter),
    ...(isSort(sort) && sort !== 'featured' && { sort }),
    ...(page > 1 && { page }),
  };
}

/**
 * Returns the query string for a product query; empty for the unfiltered list. Other parameters of
 * `search` are preserved.
 */
export function searchOf(query: ProductQuery, search = ''): string {
  const { text, sort, page } = query;
  return searchWith(
    [
      ['q', text],
      ...FACETS.map((facet) => [facet, FILTERS[facet].write(query)] as const),
      ['sort', sort === 'featured' ? '' : sort],
      ['page', page === 1 ? '' : page],
    ],
    search,
  );
}
