import { Link } from 'wouter';
import type { OfferedVolume } from '../../../../domain/catalogue/oil-volumes';
import { formatPrice } from '../../../../domain/catalogue/price';
import type { ProductSummary } from '../../../../domain/catalogue/product';
import type { VolumeOption } from '../../../../domain/catalogue/volume';
import { productPage } from '../../../content/pages/product/product-page';
import { contactAddress } from '../../../site/addresses/contact-address';
import { productAddress } from '../../../site/routes';
import { Bottle } from './bottle';
import { volumeTileStyle } from './volume-tile-style';

const { onRequest } = productPage.volume;

interface VolumeTileProps {
  readonly product: ProductSummary;
  readonly option: VolumeOption<OfferedVolume>;
  /** Whether the volumes on offer are still loading. */
  readonly pending: boolean;
}

export function VolumeTile({ product, option: { volume, choice }, pending }: VolumeTileProps) {
  const current = choice?.id === product.id;
  const face = (
    <>
      <Bottle volume={volume} />
      <span className="tile-name">{volume}</span>
    </>
  );
  if (pending && !current) {
    return (
      <span css={volumeTileStyle} data-pending="">
        {face}
      </span>
    );
  }
  if (choice === null) {
    return (
      <Link href={contactAddress(product, volume)} css={volumeTileStyle}>
        {face}
        <span className="tile-request">{onRequest}</span>
      </Link>
    );
  }
  return (
    <Link
      href={productAddress(choice.id)}
      css={volumeTileStyle}
      {...(current && { 'aria-current': 'page' as const })}
    >
      {face}
      {choice.price === null ? (
        <span className="tile-request">{onRequest}</span>
      ) : (
        <span className="tile-price">{formatPrice(choice.price)}</span>
      )}
    </Link>
  );
}
