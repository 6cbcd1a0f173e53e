import { Link } from 'wouter';
import type { ProductSummary } from '../../../../domain/catalogue/product';
import type { VolumeOption } from '../../../../domain/catalogue/volume';
import { Tear } from '../../../components/drawing/tear';
import { productPage } from '../../../content/pages/product-pages';
import { productAddress } from '../../../site/routes';
import { askAddress } from '../ask-address';
import { Bottle } from './bottle';
import { volumeTileStyle } from './volume-tile-style';

interface VolumeTileProps {
  readonly product: ProductSummary;
  readonly option: VolumeOption<ProductSummary>;
  /** Whether it is still to be known what is on offer. */
  readonly pending: boolean;
}

export function VolumeTile({ product, option: { volume, choice }, pending }: VolumeTileProps) {
  const current = choice?.id === product.id;
  const face = (
    <>
      <Bottle volume={volume} />
      <span className="tile-name">{volume}</span>
      {current && <Tear size={14} className="tile-mark" />}
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
      <Link href={askAddress(product, volume)} css={volumeTileStyle} data-request="">
        {face}
        <span className="tile-note">{productPage.volume.onRequest}</span>
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
    </Link>
  );
}
