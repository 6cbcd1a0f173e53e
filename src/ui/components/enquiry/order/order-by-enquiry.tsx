import { css } from '@emotion/react';
import { usePageTexts } from '../../../site/queries/use-page-texts';
import { ROUTES } from '../../../site/routes';
import { pageGrid } from '../../../theme/page-grid';
import { theme } from '../../../theme/theme';
import { ArrowLink } from '../../actions/arrow-link';
import { OrderSteps } from './order-steps';

const { media, space, type } = theme;

const style = css(pageGrid, {
  rowGap: space.s18,
  h2: { ...type.d3, textWrap: 'balance' },
  a: { justifySelf: 'start' },
  [media.medium]: {
    '.order-head': { gridColumn: 'c 1 / c 6' },
    ol: { gridColumn: 'c 6 / end', gridRow: 'span 2' },
    gridTemplateRows: 'auto 1fr',
  },
  [media.rail]: {
    '.order-head': { gridColumn: 'c 1 / c 5' },
    ol: {
      gridColumn: 'c 5 / end',
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: space.gutter,
    },
  },
});

/** A section that says how to order, with a link to the visitor's enquiry. */
export function OrderByEnquiry({ className }: { readonly className?: string }) {
  const { heading, link } = usePageTexts('how-to-order');
  return (
    <section css={style} className={className} aria-labelledby="order-heading">
      <div className="order-head">
        <h2 id="order-heading">{heading}</h2>
        <ArrowLink href={ROUTES.enquiry}>{link}</ArrowLink>
      </div>
      <OrderSteps />
    </section>
  );
}
