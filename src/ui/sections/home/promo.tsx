import { ButtonLink } from '../../components/actions/button-link';
import { PictureView } from '../../components/pictures/picture-view';
import { inItalics } from '../../components/text/in-italics';
import { promo } from '../../content/pages/home';
import { escarpmentPicture } from '../../content/pictures/home-pictures';
import { useReveal } from '../../hooks/use-reveal';
import { promoStyle } from './promo-style';

export const Promo = () => (
  <section ref={useReveal()} aria-labelledby="promo-heading" css={promoStyle}>
    <PictureView
      className="promo-picture"
      picture={escarpmentPicture}
      sizes="(min-width: 768px) 88vw, 225vw"
    />
    <div className="promo-panel">
      <h2 id="promo-heading">{promo.heading}</h2>
      <p>{inItalics(promo.text)}</p>
      <ButtonLink href={promo.action.to}>{promo.action.label}</ButtonLink>
    </div>
  </section>
);
