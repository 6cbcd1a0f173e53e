import still from '../../../../art/svg/plate-still.svg?url&no-inline';
import { ArrowLink } from '../../components/actions/arrow-link';
import { Engraving } from '../../components/drawings/engraving';
import { EnquiryForm } from '../../components/enquiry/enquiry-form';
import { PageIntro } from '../../components/page/page-intro';
import { PageMeta } from '../../components/page/page-meta';
import { phoneSizes } from '../../components/pictures/phone-sizes';
import { PictureView } from '../../components/pictures/picture-view';
import { inItalics } from '../../components/text/in-italics';
import { bowlPicture } from '../../content/pictures/home-pictures';
import { litreBottlePicture } from '../../content/pictures/page-pictures';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { ENQUIRY_FORM, WHOLESALE_ANCHORS } from './anchors';
import { Documents } from './documents';
import { Formats } from './formats';
import { Steps } from './steps';
import { askStyle, offerStyle, titleStyle } from './wholesale-style';

const BESIDE = `(min-width: 1000px) 34vw, (min-width: 768px) 56vw, ${phoneSizes(100)}`;

export function WholesalePage() {
  const { meta, intro, pictures, captions, enquiry, afterSending } = usePageTexts('wholesale');
  return (
    <>
      <PageMeta {...meta} />
      <PageIntro crumb={{ page: 'wholesale' }} title={intro.heading} css={titleStyle} />
      <div css={offerStyle}>
        <div className="offer-lead">
          <p>{inItalics(intro.lead)}</p>
          <ArrowLink href={ENQUIRY_FORM}>{intro.link}</ArrowLink>
        </div>
        <figure className="offer-oil">
          <PictureView
            picture={pictures.oil ?? litreBottlePicture}
            sizes={BESIDE}
            position="50% 60%"
            priority="high"
          />
          <figcaption>{inItalics(captions.oil)}</figcaption>
        </figure>
        <Formats />
        <Documents />
        <Steps />
        <figure className="offer-resin">
          <PictureView picture={pictures.resin ?? bowlPicture} ratio="4 / 5" sizes={BESIDE} />
          <figcaption>{inItalics(captions.resin)}</figcaption>
        </figure>
      </div>
      <section id={WHOLESALE_ANCHORS.enquiry} aria-labelledby="ask-heading" css={askStyle}>
        <div className="ask-words">
          <h2 id="ask-heading">
            {enquiry.heading.map((line) => (
              <span key={line}>{`${line} `}</span>
            ))}
          </h2>
          <p className="ask-lead">{inItalics(enquiry.lead)}</p>
          <Engraving className="ask-still" drawing={still} on="sand" />
        </div>
        <div className="ask-form">
          <EnquiryForm kind="wholesale" sent={afterSending} />
        </div>
      </section>
    </>
  );
}
