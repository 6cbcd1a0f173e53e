import { ArrowLink } from '../../components/actions/arrow-link';
import { ButtonLink } from '../../components/actions/button-link';
import { PlateCaption } from '../../components/drawings/plate-caption';
import { phoneSizes } from '../../components/pictures/phone-sizes';
import { PictureView } from '../../components/pictures/picture-view';
import { about } from '../../content/pages/about';
import { burnerPicture } from '../../content/pictures/page-pictures';
import { closingStyle } from './about-page-style';

const { captions, closing } = about;

/** The end of the page: a picture of an incense burner, a text, and links to other pages. */
export const Closing = ({ number }: { readonly number: number }) => (
  <section aria-labelledby="closing-heading" css={closingStyle}>
    <figure className="closing-picture">
      <PictureView
        picture={burnerPicture}
        ratio="720 / 580"
        sizes={`(min-width: 768px) 50vw, ${phoneSizes(96)}`}
      />
      <PlateCaption as="figcaption" number={number}>
        {captions.burner}
      </PlateCaption>
    </figure>
    <div className="closing-words">
      <h2 id="closing-heading">{closing.heading}</h2>
      <p>{closing.text}</p>
      <div className="closing-ways">
        <ButtonLink href={closing.action.to}>{closing.action.label}</ButtonLink>
        <ArrowLink href={closing.second.to}>{closing.second.label}</ArrowLink>
      </div>
    </div>
  </section>
);
