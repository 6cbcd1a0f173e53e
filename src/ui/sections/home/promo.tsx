import { ButtonLink } from '../../components/actions/button-link';
import { PictureView } from '../../components/pictures/picture-view';
import { inItalics } from '../../components/text/in-italics';
import { escarpmentPicture } from '../../content/pictures/home-pictures';
import { useReveal } from '../../hooks/use-reveal';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { ROUTES } from '../../site/routes';
import { promoStyle } from './promo-style';

export function Promo() {
  const { heading, text, button, picture } = usePageTexts('home').promo;
  return (
    <section ref={useReveal()} aria-labelledby="promo-heading" css={promoStyle}>
      <PictureView
        className={`promo-picture ${picture === null ? 'promo-mirrored' : ''}`}
        picture={picture ?? escarpmentPicture}
        sizes="(min-width: 768px) 88vw, 225vw"
      />
      <div className="promo-panel">
        <h2 id="promo-heading">{heading}</h2>
        <p>{inItalics(text)}</p>
        <ButtonLink href={ROUTES.products}>{button}</ButtonLink>
      </div>
    </section>
  );
}
