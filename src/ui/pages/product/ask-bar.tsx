import { css, keyframes } from '@emotion/react';
import type { RefObject } from 'react';
import type { Product } from '../../../domain/catalogue/product';
import { ButtonLink } from '../../components/actions/button-link';
import { productPage } from '../../content/pages/product-page';
import { useScrolledPast } from '../../hooks/use-scrolled-past';
import { askAddress } from '../../site/addresses/ask-address';
import { screenOnly } from '../../theme/print';
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
  /** The way to ask in the page, which the bar stands in for once it is out of sight. */
  readonly main: RefObject<HTMLElement | null>;
}

/**
 * On a small screen, the way to ask at the foot of it; it stays above the site's own foot. Until it is
 * wanted it is not there at all: hidden, it was painted over the page without its words.
 */
export const AskBar = ({ product, main }: AskBarProps) =>
  useScrolledPast(main) && (
    <div css={style}>
      <ButtonLink href={askAddress(product, product.volume)} icon="mail" wide>
        {productPage.ask.label}
      </ButtonLink>
    </div>
  );
