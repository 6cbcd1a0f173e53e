import { css, keyframes } from '@emotion/react';
import type { RefObject } from 'react';
import type { Product } from '../../../domain/catalogue/product';
import { ButtonLink } from '../../components/actions/button-link';
import { useScrolledPast } from '../../hooks/use-scrolled-past';
import { askAddress } from '../../site/addresses/ask-address';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { screenOnly } from '../../theme/print-label';
import { theme } from '../../theme/theme';

const { colour, media, motion, space } = theme;

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

const style = css({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  padding: `${space.s12}px ${space.margin} max(${space.s12}px, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${colour.line}`,
  background: colour.paper,
  animation: `${rise} ${motion.control} ${motion.ease}`,
  [media.medium]: { display: 'none' },
  [media.short]: { display: 'none' },
  ...screenOnly,
});

interface AskBarProps {
  readonly product: Product;
  /**
   * The element with the page's own button. The bar is shown after this element leaves the view.
   */
  readonly main: RefObject<HTMLElement | null>;
}

/**
 * On a small screen, a button at the bottom of the window that asks about the product. It stops
 * above the site's footer. While `main` is in view, the bar is not rendered. Hiding it with CSS
 * would still paint its empty background over the page.
 */
export function AskBar({ product, main }: AskBarProps) {
  const { button } = usePageTexts('product-page').ask;
  return (
    useScrolledPast(main) && (
      <div css={style}>
        <ButtonLink href={askAddress(product, product.volume)} icon="mail" wide>
          {button}
        </ButtonLink>
      </div>
    )
  );
}
