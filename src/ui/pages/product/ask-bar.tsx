import { css } from '@emotion/react';
import type { RefObject } from 'react';
import type { Product } from '../../../domain/catalogue/product';
import { ButtonLink } from '../../components/actions/button-link';
import { productPage } from '../../content/pages/product-pages';
import { useScrolledPast } from '../../hooks/use-scrolled-past';
import { notOnPaper } from '../../theme/on-paper';
import { theme } from '../../theme/theme';
import { askAddress } from './ask-address';

const { colour, media, motion, space } = theme;

const style = css({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 5,
  padding: `${space.s12}px ${space.margin} max(${space.s12}px, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${colour.line}`,
  background: colour.paper,
  transition: `transform ${motion.control} ${motion.ease}, opacity ${motion.control}, visibility ${motion.control}`,
  // Clear as well: a capture of the whole page showed the label of the hidden button.
  '&[data-away]': { transform: 'translateY(100%)', visibility: 'hidden', opacity: 0 },
  [media.reducedMotion]: { transition: 'none' },
  [media.medium]: { display: 'none' },
  [media.short]: { display: 'none' },
  ...notOnPaper,
});

interface AskBarProps {
  readonly product: Product;
  /** The way to ask in the page, which the bar stands in for once it is out of sight. */
  readonly main: RefObject<HTMLElement | null>;
}

/** On a small screen, the way to ask at the foot of it; it stays above the site's own foot. */
export const AskBar = ({ product, main }: AskBarProps) => (
  <div css={style} data-away={useScrolledPast(main) ? undefined : ''}>
    <ButtonLink href={askAddress(product, product.volume)} icon="mail" wide>
      {productPage.ask.label}
    </ButtonLink>
  </div>
);
