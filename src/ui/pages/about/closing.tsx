import { ArrowLink } from '../../components/actions/arrow-link';
import { ButtonLink } from '../../components/actions/button-link';
import { PictureView } from '../../components/drawing/picture-view';
import { burnerPicture } from '../../content/page-pictures';
import { about } from '../../content/pages/about';
import { closingStyle } from './about-page-style';

const { closing } = about;

export const Closing = () => (
  <section aria-labelledby="closing-heading" css={closingStyle}>
    <PictureView
      className="closing-picture"
      picture={burnerPicture}
      ratio="720 / 580"
      sizes="(min-width: 768px) 50vw, 96vw"
    />
    <div className="closing-words">
      <h2 id="closing-heading">
        {closing.heading.split(' ').map((word) => (
          <span key={word}>{`${word} `}</span>
        ))}
      </h2>
      <p>{closing.text}</p>
      <div className="closing-ways">
        <ButtonLink href={closing.action.to}>{closing.action.label}</ButtonLink>
        <ArrowLink href={closing.second.to}>{closing.second.label}</ArrowLink>
      </div>
    </div>
  </section>
);
