import { ArrowLink } from '../../components/actions/arrow-link';
import { ButtonLink } from '../../components/actions/button-link';
import { PlateCaption } from '../../components/drawings/plate-caption';
import { phoneSizes } from '../../components/pictures/phone-sizes';
import { PictureView } from '../../components/pictures/picture-view';
import { inItalics } from '../../components/text/in-italics';
import { burnerPicture } from '../../content/pictures/page-pictures';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { ROUTES } from '../../site/routes';
import { closingStyle } from './about-page-style';

/** The end of the page: a picture of an incense burner, a text, and links to other pages. */
export function Closing({ number }: { readonly number: number }) {
  const { picture, caption, heading, text, button, link } = usePageTexts('about').closing;
  return (
    <section aria-labelledby="closing-heading" css={closingStyle}>
      <figure className="closing-picture">
        <PictureView
          picture={picture ?? burnerPicture}
          ratio="720 / 580"
          sizes={`(min-width: 768px) 50vw, ${phoneSizes(96)}`}
        />
        <PlateCaption as="figcaption" number={number}>
          {inItalics(caption)}
        </PlateCaption>
      </figure>
      <div className="closing-words">
        <h2 id="closing-heading">{inItalics(heading)}</h2>
        <p>{inItalics(text)}</p>
        <div className="closing-ways">
          <ButtonLink href={ROUTES.products}>{button}</ButtonLink>
          <ArrowLink href={ROUTES.contact}>{link}</ArrowLink>
        </div>
      </div>
    </section>
  );
}
