import { css } from '@emotion/react';
import { dayOf, formatPublishedDate } from '../../../domain/journal/published-date';
import type { LawPageId } from '../../../domain/legal/law-page';
import { lazyComponent } from '../../components/loading/lazy-component';
import { SectionBoundary } from '../../components/loading/section-boundary';
import { Skeleton } from '../../components/loading/skeleton';
import { SkeletonText } from '../../components/loading/skeleton-text';
import { PageHeading } from '../../components/page/page-heading';
import { PageIntro } from '../../components/page/page-intro';
import { PageMeta } from '../../components/page/page-meta';
import { lawPageMeta } from '../../content/meta/law-page';
import { descriptionOf } from '../../content/meta/page-meta';
import { lawPage } from '../../content/pages/law-page';
import { MarkupView } from '../../markup/markup-view';
import { textOf } from '../../markup/text-of';
import { useAddressId } from '../../site/use-address-id';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visually-hidden';
import { CompanyDetails } from './company-details';
import { type ReadLawPage, useReadLawPage } from './read-law-page';

const { colour, media, space, type } = theme;

const textStyle = css(pageGrid, {
  paddingBlockEnd: space.section,
  rowGap: space.s36,
  '.law-in-force': { ...type.caps, color: colour.umber },
  [media.medium]: { '> *': { gridColumn: 'c 1 / c 10' } },
});
const skeletonStyle = css(pageGrid, { minHeight: '100vh', paddingBlock: space.section });

const FailedHead = () => (
  <>
    <PageMeta {...lawPageMeta} />
    <PageHeading css={visuallyHidden}>{lawPage.title}</PageHeading>
  </>
);

const LawPageSkeleton = () => (
  <Skeleton what={lawPage.loading}>
    <div css={skeletonStyle}>
      <SkeletonText lines={8} />
    </div>
  </Skeleton>
);

const lawPageNotFound = lazyComponent(
  async () => (await import('./law-page-not-found')).LawPageNotFound,
);

function LawPageView({ page: { title, kind, inForceFrom }, tree }: ReadLawPage) {
  const day = formatPublishedDate(inForceFrom);
  return (
    <article>
      <PageMeta title={title} description={descriptionOf(textOf(tree), lawPageMeta.description)} />
      <PageIntro crumb={{ label: title }} title={[title]} />
      <div css={textStyle}>
        {day !== null && inForceFrom !== null && (
          <p className="law-in-force">
            <time dateTime={dayOf(inForceFrom)}>{lawPage.inForce(day)}</time>
          </p>
        )}
        {kind === 'imprint' && <CompanyDetails />}
        {tree.children.length > 0 ? <MarkupView tree={tree} /> : <p>{lawPage.empty}</p>}
      </div>
    </article>
  );
}

function Found() {
  const found = useReadLawPage(useAddressId() as LawPageId);
  return found === null ? <lawPageNotFound.View /> : <LawPageView {...found} />;
}

/** A law page: privacy, imprint, terms, or delivery and returns. */
export const LawPage = () => (
  <SectionBoundary what={lawPage.what} skeleton={<LawPageSkeleton />} failedHead={<FailedHead />}>
    <Found />
  </SectionBoundary>
);
