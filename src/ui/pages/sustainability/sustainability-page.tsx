import branch from '../../../../art/svg/boswellia-branch.svg?url&no-inline';
import { ButtonLink } from '../../components/actions/button-link';
import { Engraving } from '../../components/drawings/engraving';
import { Breadcrumb } from '../../components/page/breadcrumb';
import { PageHeading } from '../../components/page/page-heading';
import { PageMeta } from '../../components/page/page-meta';
import { PictureView } from '../../components/pictures/picture-view';
import { inItalics } from '../../components/text/in-italics';
import { stillPicture } from '../../content/pictures/page-pictures';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { ROUTES } from '../../site/routes';
import { Cuts } from './cuts';
import { Findings } from './findings';
import { Principles } from './principles';
import { askUsStyle, titleStyle } from './sustainability-page-style';
import { Year } from './year';

export function SustainabilityPage() {
  const { meta, intro, closing } = usePageTexts('sustainability');
  return (
    <>
      <PageMeta {...meta} />
      <header css={titleStyle}>
        <Breadcrumb crumbs={[{ page: 'sustainability' }]} />
        <PageHeading>
          {intro.heading.map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
        </PageHeading>
        <p className="title-lead">{inItalics(intro.lead)}</p>
        <Engraving className="title-branch" drawing={branch} on="forest" />
      </header>
      <Principles />
      <Findings />
      <Cuts />
      <Year />
      <section aria-labelledby="ask-us-heading" css={askUsStyle}>
        <figure className="ask-picture">
          <PictureView
            picture={closing.picture ?? stillPicture}
            ratio="5 / 4"
            position="66% 50%"
            sizes="(min-width: 768px) 50vw, 90vw"
          />
          <figcaption>{inItalics(closing.caption)}</figcaption>
        </figure>
        <div className="ask-words">
          <h2 id="ask-us-heading">
            {closing.heading.map((line) => (
              <span key={line}>{`${line} `}</span>
            ))}
          </h2>
          <p>{inItalics(closing.text)}</p>
          <ButtonLink href={ROUTES.contact} variant="line">
            {closing.button}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
