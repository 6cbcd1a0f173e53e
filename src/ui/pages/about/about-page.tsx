import branch from '../../../../art/svg/boswellia-branch.svg?url&no-inline';
import stillDrawing from '../../../../art/svg/plate-still.svg?url&no-inline';
import { Engraving } from '../../components/drawings/engraving';
import { Plate } from '../../components/drawings/plate';
import { PlateCaption } from '../../components/drawings/plate-caption';
import { PageIntro } from '../../components/page/page-intro';
import { PageMeta } from '../../components/page/page-meta';
import { phoneSizes } from '../../components/pictures/phone-sizes';
import { PictureView } from '../../components/pictures/picture-view';
import { inItalics } from '../../components/text/in-italics';
import { basketPicture, escarpmentPicture } from '../../content/pictures/home-pictures';
import { ridgesPicture } from '../../content/pictures/page-pictures';
import { usePageTexts } from '../../site/queries/use-page-texts';
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

const HALF = `(min-width: 768px) 56vw, ${phoneSizes(100)}`;

export function AboutPage() {
  const { meta, intro, land, tree, hands, still } = usePageTexts('about');
  return (
    <>
      <PageMeta {...meta} />
      <PageIntro crumb={{ page: 'about' }} title={intro.heading} lead={intro.lead} />
      <figure css={titlePictureStyle}>
        <PictureView
          picture={intro.picture ?? escarpmentPicture}
          sizes={`(min-width: 768px) 88vw, ${phoneSizes(96)}`}
          position="72% 60%"
          priority="high"
        />
        <PlateCaption as="figcaption" number={1}>
          {inItalics(intro.caption)}
        </PlateCaption>
      </figure>
      <section id="land" aria-labelledby="land-heading" css={landStyle}>
        <figure className="chapter-picture">
          <PictureView
            picture={land.picture ?? ridgesPicture}
            ratio="1"
            position="0% 50%"
            sizes={HALF}
          />
          <PlateCaption as="figcaption" number={2}>
            {inItalics(land.caption)}
          </PlateCaption>
        </figure>
        <ChapterWords id="land" texts={land} number={1} />
      </section>
      <section id="tree" aria-labelledby="tree-heading" css={treeStyle}>
        <ChapterWords id="tree" texts={tree} number={2} />
        <figure>
          <Plate drawing={branch} ratio="968 / 1004" isLazy />
          <PlateCaption as="figcaption" number={3}>
            {inItalics(tree.caption)}
          </PlateCaption>
        </figure>
      </section>
      <section id="hands" aria-labelledby="hands-heading" css={handsStyle}>
        <ChapterWords id="hands" texts={hands} number={3} />
        <figure className="chapter-picture">
          <PictureView picture={hands.picture ?? basketPicture} ratio="4 / 3" sizes={HALF} />
          <PlateCaption as="figcaption" number={4}>
            {inItalics(hands.caption)}
          </PlateCaption>
        </figure>
      </section>
      <HarvestSteps number={5} />
      <section id="still" aria-labelledby="still-heading" css={stillStyle}>
        <ChapterWords id="still" texts={still} number={4} />
        <Engraving className="chapter-still" drawing={stillDrawing} on="forest" isLazy />
      </section>
      <Closing number={6} />
    </>
  );
}
