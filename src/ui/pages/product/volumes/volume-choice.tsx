import { css } from '@emotion/react';
import { useId } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { volumesOfOil } from '../../../../domain/catalogue/oil';
import type { ProductSummary } from '../../../../domain/catalogue/product';
import type { VolumeOption } from '../../../../domain/catalogue/volume';
import { WaitingFor } from '../../../components/waiting/waiting-for';
import { productPage } from '../../../content/pages/product-page';
import { useRead } from '../../../site/reads/use-read';
import { theme } from '../../../theme/theme';
import { VolumeTile } from './volume-tile';

const { colour, space, type } = theme;

const style = css({
  '> p': { ...type.body, fontWeight: 500, marginBlockEnd: space.s8 },
  'li + li': { borderBlockStart: `1px solid ${colour.line}` },
  ul: { borderBlock: `1px solid ${colour.line}` },
});

/** The volumes of this oil: each is a page of its own, or a question where it is not on offer. */
export function VolumeChoice({ product }: { readonly product: ProductSummary }) {
  const label = useId();
  if (product.volume === null) return null;
  // Without an answer the product's own volume is what is known; the others can be asked about.
  const own = volumesOfOil(product, []);
  return (
    <div css={style}>
      <p id={label}>{productPage.volume.label}</p>
      <ul aria-labelledby={label}>
        <ErrorBoundary fallback={<Tiles product={product} options={own} />}>
          <WaitingFor fallback={<Tiles product={product} options={own} pending />}>
            <KnownTiles product={product} />
          </WaitingFor>
        </ErrorBoundary>
      </ul>
    </div>
  );
}

const KnownTiles = ({ product }: { readonly product: ProductSummary }) => (
  <Tiles product={product} options={useRead('getOilVolumes', product)} />
);

interface TilesProps {
  readonly product: ProductSummary;
  readonly options: readonly VolumeOption<ProductSummary>[];
  readonly pending?: boolean;
}

const Tiles = ({ product, options, pending = false }: TilesProps) =>
  options.map((option) => (
    <li key={option.volume}>
      <VolumeTile product={product} option={option} pending={pending} />
    </li>
  ));
