import { BatchFinder } from '../../components/batch/batch-finder';
import { OrderByEnquiry } from '../../components/enquiry/order/order-by-enquiry';
import { SectionBoundary } from '../../components/loading/section-boundary';
import { PageIntro } from '../../components/page/page-intro';
import { PageMeta } from '../../components/page/page-meta';
import { faq } from '../../content/faq/faq';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { theme } from '../../theme/theme';
import { FaqQuestions } from './faq-questions';
import { FaqSkeleton } from './faq-skeleton';

export function FaqPage() {
  const { meta, intro } = usePageTexts('faq');
  return (
    <>
      <PageMeta {...meta} />
      <PageIntro crumb={{ page: 'faq' }} title={intro.heading} />
      <OrderByEnquiry css={{ marginBlockEnd: theme.space.s56, h2: theme.type.t1 }} />
      <SectionBoundary what={faq.what} skeleton={<FaqSkeleton />}>
        <FaqQuestions />
      </SectionBoundary>
      <BatchFinder />
    </>
  );
}
