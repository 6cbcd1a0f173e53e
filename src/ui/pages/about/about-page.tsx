import branch from '../../../../art/svg/boswellia-branch.svg?url&no-inline';
import still from '../../../../art/svg/plate-still.svg?url&no-inline';
import { Engraving } from '../../components/drawings/engraving';
import { Plate } from '../../components/drawings/plate';
import { PlateCaption } from '../../components/drawings/plate-caption';
import { PageHead } from '../../components/page/page-head';
import { PageIntro } from '../../components/page/page-intro';
import { phoneSizes } from '../../components/pictures/phone-sizes';
import { PictureView } from '../../components/pictures/picture-view';
import { inItalics } from '../../components/text/in-italics';
import { aboutMeta } from '../../content/meta/about';
import { about } from '../../content/pages/about';
import { basketPicture, escarpmentPicture } from '../../content/pictures/home-pictures';
import { ridgesPicture } from '../../content/pictures/page-pictures';
import {
  handsStyle,
  landStyle,
  stillStyle,
  titlePictureStyle,
  treeStyle,
} from './about-page-style';
import { ChapterWords } from './chapter-words';
import { Closing } from './closing';
import { HarvestSteps } from './harvest-steps';

const { captions } = about;
const [land, tree, hands, distilling] = about.chapters;
const HALF = `(min-width: 768px) 56vw, ${phoneSizes(100)}`;

export function AboutPage() {
  return (
    <>
      <PageHead {...aboutMeta} />
      <PageIntro page="about" title={about.title} lead={about.lead} />
      <figure css={titlePictureStyle}>
        <PictureView
          picture={escarpmentPicture}
          sizes={`(min-width: 768px) 88vw, ${phoneSizes(96)}`}
          position="72% 60%"
          priority="high"
        />
        <PlateCaption as="figcaption" number={1}>
          {captions.escarpment}
        </PlateCaption>
      </figure>
      <section id={land.id} aria-labelledby={`${land.id}-heading`} css={landStyle}>
        <figure className="chapter-picture">
          <PictureView picture={ridgesPicture} ratio="1" position="0% 50%" sizes={HALF} />
          <PlateCaption as="figcaption" number={2}>
            {captions.ridges}
          </PlateCaption>
        </figure>
        <ChapterWords chapter={land} number={1} />
      </section>
      <section id={tree.id} aria-labelledby={`${tree.id}-heading`} css={treeStyle}>
        <ChapterWords chapter={tree} number={2} />
        <figure>
          <Plate drawing={branch} ratio="968 / 1004" isLazy />
          <PlateCaption as="figcaption" number={3}>
            {inItalics(captions.branch)}
          </PlateCaption>
        </figure>
      </section>
      <section id={hands.id} aria-labelledby={`${hands.id}-heading`} css={handsStyle}>
        <ChapterWords chapter={hands} number={3} />
        <figure className="chapter-picture">
          <PictureView picture={basketPicture} ratio="4 / 3" sizes={HALF} />
          <PlateCaption as="figcaption" number={4}>
            {captions.basket}
          </PlateCaption>
        </figure>
      </section>
      <HarvestSteps number={5} />
      <section id={distilling.id} aria-labelledby={`${distilling.id}-heading`} css={stillStyle}>
        <ChapterWords chapter={distilling} number={4} />
        <Engraving className="chapter-still" drawing={still} on="forest" isLazy />
      </section>
      <Closing number={6} />
    </>
  );
}
