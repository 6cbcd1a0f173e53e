import { Link } from 'wouter';
import type { ProductSummary } from '../../../domain/catalogue/product';
import { ROUTES } from '../../site/routes';
import { theme } from '../../theme/theme';
import { Icon } from '../drawings/icon';
import { PictureView } from '../pictures/picture-view';
import { ProductTitle } from './product-title';

const { colour, media, motion, space, type } = theme;

interface FeaturedCardProps {
  readonly product: ProductSummary;
  readonly href?: string;
  readonly sizes?: string;
  readonly ratio?: string;
  readonly heading?: 'h2' | 'h3' | 'h4';
  readonly className?: string;
}

/** A product card with only a picture, a title and an arrow. */
export const FeaturedCard = ({
  product: { title, picture },
  href = ROUTES.products,
  sizes = '(min-width: 768px) 40vw, 90vw',
  ratio = '4 / 5',
  heading: Heading = 'h3',
  className,
}: FeaturedCardProps) => (
  <Link
    href={href}
    css={{
      display: 'block',
      color: 'inherit',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      'h2, h3, h4': { ...type.t2, flex: 1, transition: `color ${motion.colour}` },
      img: { transition: `transform ${motion.reveal} ${motion.ease}` },
      svg: { color: colour.umber, transition: `transform ${motion.control} ${motion.ease}` },
      [media.hover]: {
        '&:hover img': { transform: 'scale(1.03)' },
        '&:hover svg': { transform: 'translateX(6px)' },
        '&:hover :is(h2, h3, h4)': { color: colour.umber },
      },
    }}
    className={className}
  >
    <PictureView picture={picture} sizes={sizes} ratio={ratio} alt="" />
    <div
      css={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: space.s12,
        marginBlockStart: space.s18,
      }}
    >
      <Heading>
        <ProductTitle title={title} />
      </Heading>
      <Icon name="arrow" css={{ marginBlockStart: 4 }} />
    </div>
  </Link>
);
