import { SectionBoundary } from '../../components/loading/section-boundary';
import { PageHead } from '../../components/page/page-head';
import { PageIntro } from '../../components/page/page-intro';
import { faq } from '../../content/faq/faq';
import { faqMeta } from '../../content/meta/faq';
import { FaqQuestions } from './faq-questions';
import { FaqSkeleton } from './faq-skeleton';

export const FaqPage = () => (
  <>
    <PageHead {...faqMeta} />
    <PageIntro page="faq" title={faq.title} />
    <SectionBoundary what={faq.what} skeleton={<FaqSkeleton />}>
      <FaqQuestions />
    </SectionBoundary>
  </>
);
