import {
  PRODUCT_SORTS,
  type ProductQuery,
  type ProductSort,
} from '../../../domain/catalogue/product-query';
import { STARS } from '../../../domain/catalogue/shown-rating';
import { VOLUMES, type Volume } from '../../../domain/catalogue/volume';
import { searchText } from '../../../domain/shared/search-text';
import { pageIn, searchWith } from './list-parameters';

const RATING = /^[0-5](?:\.\d)?$/;
/** A price range: `18-640`, `18-`, `-640`. */
const PRICES = /^(?<from>\d{1,12}(?:\.\d{1,2})?)?-(?<to>\d{1,12}(?:\.\d{1,2})?)?$/;

/** Turns `Ten ml` into `ten-ml`, which needs no encoding in an address. */
const slugOf = (volume: string): string => volume.trim().toLowerCase().replace(/\s+/gu, '-');

function volumesIn(values: readonly string[]): readonly Volume[] {
  const slugs = values.flatMap((value) => value.split(',')).map(slugOf);
  return VOLUMES.filter((volume) => slugs.includes(slugOf(volume)));
}

function pricesIn(value: string): Pick<ProductQuery, 'minimumPrice' | 'maximumPrice'> {
  const { from, to } = PRICES.exec(value)?.groups ?? {};
  if (from !== undefined && to !== undefined && Number(from) > Number(to)) return {};
  return {
    ...(from !== undefined && { minimumPrice: Number(from) }),
    ...(to !== undefined && { maximumPrice: Number(to) }),
  };
}

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
  const volumes = volumesIn(parameters.getAll('volume'));
  const rating = RATING.test(value('rating')) ? Number(value('rating')) : 0;
  const sort = value('sort');
  const page = pageIn(value('page'));
  return {
    ...(text !== '' && { text }),
    ...(volumes.length > 0 && { volumes }),
    ...(rating > 0 && rating <= STARS && { minimumRating: rating }),
    ...pricesIn(value('price')),
    ...(isSort(sort) && sort !== 'featured' && { sort }),
    ...(page > 1 && { page }),
  };
}

/**
 * Returns the query string for a product query; empty for the unfiltered list. Other parameters of
 * `search` are preserved.
 */
export function searchOf(query: ProductQuery, search = ''): string {
  const { text, volumes = [], minimumRating, minimumPrice, maximumPrice, sort, page } = query;
  const priced = minimumPrice !== undefined || maximumPrice !== undefined;
  return searchWith(
    [
      ['q', text],
      ['volume', volumes.map(slugOf).join(',')],
      ['rating', minimumRating],
      ['price', priced ? `${minimumPrice ?? ''}-${maximumPrice ?? ''}` : ''],
      ['sort', sort === 'featured' ? '' : sort],
      ['page', page === 1 ? '' : page],
    ],
    search,
  );
}
