import { SectionBoundary } from '../../components/loading/section-boundary';
import { PageIntro } from '../../components/page/page-intro';
import { PageMeta } from '../../components/page/page-meta';
import { faq } from '../../content/faq/faq';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { FaqQuestions } from './faq-questions';
import { FaqSkeleton } from './faq-skeleton';

export function FaqPage() {
  const { meta, intro } = usePageTexts('faq');
  return (
    <>
      <PageMeta {...meta} />
      <PageIntro crumb={{ page: 'faq' }} title={intro.heading} />
      <SectionBoundary what={faq.what} skeleton={<FaqSkeleton />}>
        <FaqQuestions />
      </SectionBoundary>
    </>
  );
}
