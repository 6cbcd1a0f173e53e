import { css } from '@emotion/react';
import type { ProductId } from '../../../domain/catalogue/product';
import { ArrowLink } from '../../components/actions/arrow-link';
import { batchFinder } from '../../content/batch-finder';
import { currentBatch } from '../../content/pages/product/current-batch';
import { useSuspenseQuery } from '../../site/queries/use-query';
import { batchAddress, ROUTES } from '../../site/routes';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { space, type } = theme;

const style = css(pageGrid, {
  marginBlockStart: space.section,
  div: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${space.s8}px ${space.s28}px`,
  },
  p: type.lead,
});

/**
 * A link to the batch from which the product is currently sold, and a link to the batch finder for
 * owners of an older bottle. Renders nothing on a site without batches.
 */
export function CurrentBatch({ product }: { readonly product: ProductId }) {
  const batch = useSuspenseQuery('getCurrentBatch', product);
  const isShown = useSuspenseQuery('hasBatches');
  if (!isShown) return null;
  return (
    <div css={style}>
      <div>
        {batch !== null && (
          <>
            <p>{currentBatch.sentence(batch.title, batch.isSample)}</p>
            <ArrowLink href={batchAddress(batch.id)}>{currentBatch.link}</ArrowLink>
          </>
        )}
        <ArrowLink href={ROUTES.batches}>{batchFinder.heading}</ArrowLink>
      </div>
    </div>
  );
}
