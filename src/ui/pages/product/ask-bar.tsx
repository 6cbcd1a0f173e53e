import { css, keyframes } from '@emotion/react';
import type { RefObject } from 'react';
import type { Product } from '../../../domain/catalogue/product';
import { ButtonLink } from '../../components/actions/button-link';
import { ProductOffer } from '../../components/cards/product-offer';
import { useInView } from '../../hooks/use-in-view';
import { contactAddress } from '../../site/addresses/contact-address';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { screenOnly } from '../../theme/print-label';
import { theme } from '../../theme/theme';

const { colour, media, motion, space, type } = theme;

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

const style = css({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.s18,
  padding: `${space.s12}px ${space.margin} max(${space.s12}px, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${colour.line}`,
  background: colour.paper,
  animation: `${rise} ${motion.control} ${motion.ease}`,
  '.bar-offer': {
    ...type.t2,
    maxWidth: '40vw',
    fontVariantNumeric: 'lining-nums',
    '.bar-volume': { ...type.small, display: 'block', color: colour.lichen },
  },
  [media.medium]: { display: 'none' },
  [media.short]: { display: 'none' },
  ...screenOnly,
});

interface AskBarProps {
  readonly product: Product;
  /** The element with the page's own button. While it is in view, the bar is not shown. */
  readonly main: RefObject<HTMLElement | null>;
}

/**
 * On a small screen, the price, the volume and the button that asks about the product, at the
 * bottom of the window. It stops above the site's footer. While `main` is in view, the bar is not
 * rendered: hiding it with CSS would still paint its empty background over the page.
 */
export function AskBar({ product, main }: AskBarProps) {
  const { button } = usePageTexts('product-page').ask;
  const { price, availability, volume } = product;
  if (useInView(main)) return null;
  return (
    <div css={style}>
      <p className="bar-offer">
        <ProductOffer price={price} availability={availability} />
        {volume !== null && <span className="bar-volume">{volume}</span>}
      </p>
      <ButtonLink href={contactAddress(product, volume)} icon="mail" wide>
        {button}
      </ButtonLink>
    </div>
  );
}
