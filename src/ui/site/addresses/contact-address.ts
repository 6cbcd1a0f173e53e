import type { ProductSummary } from '../../../domain/catalogue/product';
import type { Volume } from '../../../domain/catalogue/volume';
import { ROUTES } from '../routes';

/** Returns the address of the contact form with the product, and the volume if any, filled in. */
export function contactAddress({ id }: Pick<ProductSummary, 'id'>, volume: Volume | null): string {
  const about = new URLSearchParams({ product: id, ...(volume !== null && { volume }) });
  return `${ROUTES.contact}?${about}`;
}
