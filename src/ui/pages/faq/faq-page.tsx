import { SectionBoundary } from '../../components/loading/section-boundary';
import { PageHead } from '../../components/page/page-head';
import { PageIntro } from '../../components/page/page-intro';
import { faq } from '../../content/faq/faq';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { FaqQuestions } from './faq-questions';
import { FaqSkeleton } from './faq-skeleton';

export function FaqPage() {
  const { meta, intro } = usePageTexts('faq');
  return (
    <>
      <PageHead {...meta} />
      <PageIntro crumb={{ page: 'faq' }} title={intro.heading} />
      <SectionBoundary what={faq.what} skeleton={<FaqSkeleton />}>
        <FaqQuestions />
      </SectionBoundary>
    </>
  );
}
