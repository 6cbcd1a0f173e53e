import { css } from '@emotion/react';
import { useDeferredValue, useMemo } from 'react';
import { shortNames } from '../../../domain/catalogue/comparison';
import { ButtonLink } from '../../components/actions/button-link';
import { EmptyPanel } from '../../components/loading/empty-panel';
import { SectionBoundary } from '../../components/loading/section-boundary';
import { Skeleton } from '../../components/loading/skeleton';
import { SkeletonBlock } from '../../components/loading/skeleton-block';
import { Breadcrumb } from '../../components/page/breadcrumb';
import { PageHeading } from '../../components/page/page-heading';
import { PageMeta } from '../../components/page/page-meta';
import { compare } from '../../content/pages/compare';
import { Comparison } from '../../sections/comparison/comparison';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { useSuspenseQuery } from '../../site/queries/use-query';
import { ROUTES } from '../../site/routes';
import { useRawAddress } from '../../site/use-raw-address';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';
import { AskAboutEach } from './ask-about-each';
import { comparedIdsIn } from './compared-ids';
import { OtherComparisons } from './other-comparisons';
import { SharedFacts } from './shared-facts';

const { colour, media, space, type } = theme;

const headStyle = css(pageGrid, {
  paddingBlock: `${space.s12}px ${space.s72}px`,
  rowGap: space.s18,
  h1: type.d2s,
  '.compare-lead': { ...type.lead, textWrap: 'balance', color: colour.lichen },
  [media.rail]: {
    h1: { gridColumn: 'c 1 / c 8' },
    '.compare-lead': { gridColumn: 'c 9 / end', alignSelf: 'end' },
  },
});

/** Compares two or three products: those in the URL, or else a pair that the site selects. */
export function ComparePage() {
  const { search } = useRawAddress();
  const { meta, title, lead } = usePageTexts('compare-page');
  return (
    <>
      <header css={headStyle}>
        <Breadcrumb crumbs={[{ page: 'products', href: ROUTES.products }, { page: 'compare' }]} />
        <PageHeading>{title}</PageHeading>
        <p className="compare-lead">{lead}</p>
      </header>
      <SectionBoundary
        what={compare.what}
        subject={search}
        failedHead={<PageMeta {...meta} />}
        skeleton={
          <>
            <PageMeta {...meta} />
            <Skeleton what={compare.what}>
              <SkeletonBlock height="100vh" />
            </Skeleton>
          </>
        }
      >
        {/* The previous comparison stays visible while the next one loads. */}
        <Compared search={useDeferredValue(search)} />
      </SectionBoundary>
    </>
  );
}

function Compared({ search }: { readonly search: string }) {
  const { meta } = usePageTexts('compare-page');
  const ids = useMemo(() => comparedIdsIn(search), [search]);
  const products = useSuspenseQuery('getComparison', ids);
  if (products.length < 2) {
    return (
      <div css={pageGrid}>
        <PageMeta {...meta} />
        <EmptyPanel text={compare.none}>
          <ButtonLink href={compare.list.to}>{compare.list.label}</ButtonLink>
        </EmptyPanel>
      </div>
    );
  }
  const isMissing = ids.some((id) => !products.some((product) => product.id === id));
  return (
    <>
      <PageMeta
        title={compare.documentTitle(shortNames(products))}
        description={meta.description}
      />
      {isMissing && (
        <p role="status" css={[pageGrid, { marginBlockEnd: space.s36 }]}>
          <span>{compare.missing}</span>
        </p>
      )}
      <Comparison products={products} />
      <AskAboutEach products={products} />
      <SharedFacts products={products} />
      <OtherComparisons products={products} />
    </>
  );
}
