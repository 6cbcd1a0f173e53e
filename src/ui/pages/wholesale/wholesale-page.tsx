import still from '../../../../art/svg/plate-still.svg?url&no-inline';
import { ArrowLink } from '../../components/actions/arrow-link';
import { Engraving } from '../../components/drawings/engraving';
import { EnquiryForm } from '../../components/enquiry/enquiry-form';
import { PageHead } from '../../components/page/page-head';
import { PageIntro } from '../../components/page/page-intro';
import { phoneSizes } from '../../components/pictures/phone-sizes';
import { PictureView } from '../../components/pictures/picture-view';
import { wholesaleMeta } from '../../content/meta/wholesale';
import { wholesale } from '../../content/pages/wholesale';
import { bowlPicture } from '../../content/pictures/home-pictures';
import { litreBottlePicture } from '../../content/pictures/page-pictures';
import { Documents } from './documents';
import { Formats } from './formats';
import { Steps } from './steps';
import { askStyle, offerStyle, titleStyle } from './wholesale-style';

const { captions, form } = wholesale;
const BESIDE = `(min-width: 1000px) 34vw, (min-width: 768px) 56vw, ${phoneSizes(100)}`;

export function WholesalePage() {
  return (
    <>
      <PageHead {...wholesaleMeta} />
      <PageIntro page="wholesale" title={wholesale.title} css={titleStyle} />
      <div css={offerStyle}>
        <div className="offer-lead">
          <p>{wholesale.lead}</p>
          <ArrowLink href={wholesale.toForm.to}>{wholesale.toForm.label}</ArrowLink>
        </div>
        <figure className="offer-oil">
          <PictureView
            picture={litreBottlePicture}
            sizes={BESIDE}
            position="50% 60%"
            priority="high"
          />
          <figcaption>{captions.oil}</figcaption>
        </figure>
        <Formats />
        <Documents />
        <Steps />
        <figure className="offer-resin">
          <PictureView picture={bowlPicture} ratio="4 / 5" sizes={BESIDE} />
          <figcaption>{captions.resin}</figcaption>
        </figure>
      </div>
      <section id={form.id} aria-labelledby="ask-heading" css={askStyle}>
        <div className="ask-words">
          <h2 id="ask-heading">
            {form.heading.map((line) => (
              <span key={line}>{`${line} `}</span>
            ))}
          </h2>
          <p className="ask-lead">{form.lead}</p>
          <Engraving className="ask-still" drawing={still} on="sand" />
        </div>
        <div className="ask-form">
          <EnquiryForm kind="wholesale" />
        </div>
      </section>
    </>
  );
}
