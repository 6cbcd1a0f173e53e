import ledge from '../../../../art/svg/scene-ledge.svg?url&no-inline';
import { ButtonLink } from '../../components/actions/button-link';
import { Tear } from '../../components/drawings/tear';
import { Eyebrow } from '../../components/page/eyebrow';
import { PictureView } from '../../components/pictures/picture-view';
import { inItalics } from '../../components/text/in-italics';
import { aboutScene } from '../../content/pages/home';
import { basketPicture } from '../../content/pictures/home-pictures';
import { useReveal } from '../../hooks/use-reveal';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { ROUTES } from '../../site/routes';
import { aboutStyle } from './about-style';

export function AboutBlock() {
  const { eyebrow, heading, claims, button, picture } = usePageTexts('home').about;
  return (
    <section ref={useReveal()} aria-labelledby="about-heading" css={aboutStyle}>
      <div className="about-pictures">
        <img
          className="about-scene"
          src={ledge}
          alt={aboutScene}
          width={1000}
          height={1250}
          loading="lazy"
          decoding="async"
        />
        <PictureView
          className="about-basket"
          picture={picture ?? basketPicture}
          ratio="5 / 4"
          sizes="(min-width: 1440px) 310px, (min-width: 768px) 22vw, 47vw"
        />
      </div>
      <Eyebrow className="about-eyebrow">{eyebrow}</Eyebrow>
      <h2 id="about-heading">{heading}</h2>
      <div className="about-claims">
        <ul>
          {claims.map((claim) => (
            <li key={claim}>
              <Tear size={13} />
              <span>{inItalics(claim)}</span>
            </li>
          ))}
        </ul>
        <ButtonLink href={ROUTES.about}>{button}</ButtonLink>
      </div>
    </section>
  );
}
