import { formatDay, partsOf } from '../../../domain/seasons/day';
import { SectionBoundary } from '../../components/loading/section-boundary';
import { Skeleton } from '../../components/loading/skeleton';
import { SkeletonBlock } from '../../components/loading/skeleton-block';
import { Breadcrumb } from '../../components/page/breadcrumb';
import { PageHeading } from '../../components/page/page-heading';
import { PageMeta } from '../../components/page/page-meta';
import { lineSheetMeta } from '../../content/meta/line-sheet';
import { lineSheet } from '../../content/pages/line-sheet';
import { wholesalePage } from '../../content/pages/wholesale';
import { PRODUCTS_FILE } from '../../site/addresses/products-file';
import { useContentDay } from '../../site/content-day';
import { queryOf } from '../../site/queries/query';
import { useSuspenseSnapshot } from '../../site/queries/use-query';
import { ROUTES } from '../../site/routes';
import { useUseCases } from '../../site/use-cases-context';
import { headStyle, sheetStyle } from './line-sheet-style';
import { PriceTable } from './price-table';
import { PrintButton } from './print-button';
import { Terms } from './terms';

function Head() {
  const day = useContentDay();
  return (
    <header css={headStyle}>
      <Breadcrumb
        crumbs={[{ page: 'wholesale', href: ROUTES.wholesale }, { label: lineSheet.title }]}
      />
      <PageHeading>{lineSheet.title}</PageHeading>
      {day !== null && (
        <p className="sheet-date">{lineSheet.date(`${formatDay(day)} ${partsOf(day).year}`)}</p>
      )}
      <div className="sheet-actions">
        <PrintButton />
        <a className="sheet-file" href={PRODUCTS_FILE} download>
          {wholesalePage.productsFile}
        </a>
      </div>
    </header>
  );
}

function Catalogue() {
  // Does not refetch, because the date above says when these prices were read.
  const sheet = useSuspenseSnapshot(queryOf(useUseCases(), 'getLineSheet'));
  if (sheet.rows.length === 0) return <p>{lineSheet.none}</p>;
  return (
    <div>
      <PriceTable sheet={sheet} />
      {sheet.isShortened && <p className="sheet-more">{lineSheet.shortened}</p>}
    </div>
  );
}

/** The catalogue on two pages of paper, for buyers. */
export const LineSheetPage = () => (
  <>
    <PageMeta {...lineSheetMeta} />
    <meta name="robots" content="noindex" />
    <Head />
    <div css={sheetStyle}>
      <SectionBoundary
        what={lineSheet.what}
        skeleton={
          <Skeleton what={lineSheet.loading}>
            <SkeletonBlock height="480px" />
          </Skeleton>
        }
      >
        <Catalogue />
      </SectionBoundary>
      <Terms />
    </div>
  </>
);
