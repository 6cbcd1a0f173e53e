import type { Core } from '@strapi/strapi';
import { visibleAt } from '../visibility/visible-at';

const PRODUCT = 'api::product.product';

/** Maximum number of products that the form offers. A longer list is of no use on a phone. */
const MOST = 200;

/** A product that visitors may order. */
export interface OfferedProduct {
  readonly id: string;
  readonly label: string;
}

const labelOf = (title: string, volume?: string | null) =>
  !volume || title.toLowerCase().includes(volume.toLowerCase()) ? title : `${title}, ${volume}`;

/** Returns at most `MOST` products that visitors can see, sorted by title. */
export const offeredProducts = async (strapi: Core.Strapi): Promise<readonly OfferedProduct[]> => {
  const found = await strapi.documents(PRODUCT).findMany({
    filters: visibleAt(strapi, PRODUCT, Date.now()),
    fields: ['Title', 'Volume'],
    status: 'published',
    sort: ['Title:asc', 'id:asc'],
    limit: MOST,
  });
  return found.map(({ documentId, Title, Volume }) => ({
    id: documentId,
    label: labelOf(Title ?? '', Volume),
  }));
};
