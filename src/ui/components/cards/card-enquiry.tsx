import { css } from '@emotion/react';
import { Link } from 'wouter';
import type { ProductSummary } from '../../../domain/catalogue/product';
import { addTexts } from '../../content/add-to-enquiry';
import { screenOnly } from '../../theme/print-label';
import { theme } from '../../theme/theme';
import { useAddToEnquiry } from '../enquiry/order/use-add-to-enquiry';

const { colour, media, size, space, type } = theme;

export const cardEnquiryStyle = css({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s12,
  minHeight: size.target,
  color: colour.lichen,
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.target,
    color: colour.ink,
    textDecorationThickness: 1,
    textUnderlineOffset: 5,
    [media.hover]: { '&:hover': { color: colour.umber } },
  },
  ...screenOnly,
});

/** The link below a product's card that adds the product to the visitor's enquiry. */
export function CardEnquiry({ product }: { readonly product: ProductSummary }) {
  const { href, onClick, message } = useAddToEnquiry(product);
  return (
    <div css={cardEnquiryStyle}>
      <Link href={href} onClick={onClick} aria-label={`${addTexts.add}: ${product.title}`}>
        {addTexts.add}
      </Link>
      <span aria-live="polite">{message}</span>
    </div>
  );
}
