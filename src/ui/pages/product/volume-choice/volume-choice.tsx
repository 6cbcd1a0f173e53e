import { css } from '@emotion/react';
import { useId } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type OfferedVolume, volumesOfOil } from '../../../../domain/catalogue/oil-volumes';
import type { ProductSummary } from '../../../../domain/catalogue/product';
import type { VolumeOption } from '../../../../domain/catalogue/volume';
import { LoadingBoundary } from '../../../components/loading/loading-boundary';
import { productPage } from '../../../content/pages/product/product-page';
import { useSuspenseQuery } from '../../../site/queries/use-query';
import { theme } from '../../../theme/theme';
import { VolumeTile } from './volume-tile';

const { colour, space, type } = theme;

const style = css({
  '> p': { ...type.body, fontWeight: 500, marginBlockEnd: space.s8 },
  'li + li': { borderBlockStart: `1px solid ${colour.line}` },
  ul: { borderBlock: `1px solid ${colour.line}` },
});

/**
 * All volumes, each with a link to the page of the oil in that volume. A volume in which the oil is
 * not sold links to the contact form.
 */
export function VolumeChoice({ product }: { readonly product: ProductSummary }) {
  const label = useId();
  if (product.volume === null) return null;
  // These tiles are shown while the other volumes load and when they fail to load.
  const fallbackTiles = { product, label, options: volumesOfOil(product, []) };
  return (
    <div css={style}>
      <p id={label}>{productPage.volume.label}</p>
      <ErrorBoundary fallback={<Tiles {...fallbackTiles} />}>
        <LoadingBoundary fallback={<Tiles {...fallbackTiles} pending />}>
          <KnownTiles product={product} label={label} />
        </LoadingBoundary>
      </ErrorBoundary>
    </div>
  );
}

const KnownTiles = (props: Pick<TilesProps, 'product' | 'label'>) => (
  <Tiles {...props} options={useSuspenseQuery('getOilVolumes', props.product)} />
);

interface TilesProps {
  readonly product: ProductSummary;
  /** Id of the element that labels the list. */
  readonly label: string;
  readonly options: readonly VolumeOption<OfferedVolume>[];
  readonly pending?: boolean;
}

const Tiles = ({ product, label, options, pending = false }: TilesProps) => (
  <ul aria-labelledby={label}>
    {options.map((option) => (
      <li key={option.volume}>
        <VolumeTile product={product} option={option} pending={pending} />
      </li>
    ))}
  </ul>
);
