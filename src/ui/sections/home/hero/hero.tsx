import leaf from '../../../../../art/svg/leaf.svg?url&no-inline';
import { ButtonLink } from '../../../components/actions/button-link';
import { NotchedLines } from '../../../components/drawings/notched-lines';
import { PlateCaption } from '../../../components/drawings/plate-caption';
import { PageHeading } from '../../../components/page/page-heading';
import { phoneSizes } from '../../../components/pictures/phone-sizes';
import { PictureView } from '../../../components/pictures/picture-view';
import { inItalics } from '../../../components/text/in-italics';
import { bowlPicture, heroPicture } from '../../../content/pictures/home-pictures';
import { usePageTexts } from '../../../site/queries/use-page-texts';
import { ROUTES } from '../../../site/routes';
import { lineDrawing } from '../../../theme/line-drawing';
import { theme } from '../../../theme/theme';
import { heroStyle } from './hero-style';

/**
 * The `sizes` of the hero's picture. The picture is wider than its frame, which crops its sides. On
 * phones with a high pixel density, `sizes` states about two thirds (from 1.5 dppx) or half (from
 * 2.5 dppx) of the real width. The difference is not visible, and the smaller file loads sooner.
 */
const HERO_SIZES = [
  '(max-width: 767px) and (min-resolution: 2.5dppx) 80vw',
  '(max-width: 767px) and (min-resolution: 1.5dppx) 99vw',
  '(max-width: 767px) 158vw',
  '80vw',
].join(', ');

const BOWL_SIZES = `(min-width: 768px) 264px, ${phoneSizes(51)}`;

export function Hero() {
  const { headline, origin, tagline, button, caption, picture, platePicture } =
    usePageTexts('home').hero;
  return (
    <section aria-labelledby="hero-heading" css={heroStyle}>
      <PageHeading id="hero-heading">
        <NotchedLines lines={headline}>
          <em>{origin}</em>
        </NotchedLines>
      </PageHeading>
      <div className="hero-text">
        <p>{inItalics(tagline)}</p>
        <ButtonLink href={ROUTES.products}>{button}</ButtonLink>
      </div>
      <PictureView
        className="hero-picture"
        picture={picture ?? heroPicture}
        sizes={HERO_SIZES}
        priority="high"
      />
      <figure className="hero-plate">
        <PictureView picture={platePicture ?? bowlPicture} sizes={BOWL_SIZES} ratio="4 / 5" />
        <PlateCaption as="figcaption" number={1}>
          {caption}
        </PlateCaption>
      </figure>
      <div className="hero-leaf" aria-hidden="true" css={lineDrawing(leaf, theme.colour.bark)} />
    </section>
  );
}
