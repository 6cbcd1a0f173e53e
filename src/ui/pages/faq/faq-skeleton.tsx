import { Skeleton } from '../../components/loading/skeleton';
import { SkeletonBlock } from '../../components/loading/skeleton-block';
import { faq } from '../../content/faq/faq';
import { faqStyle } from './faq-style';

export const FaqSkeleton = () => (
  <Skeleton what={faq.what}>
    <div css={faqStyle}>
      <div className="faq-rail">
        <SkeletonBlock height="3rem" />
      </div>
      <div className="faq-answers">
        <SkeletonBlock height="100vh" />
      </div>
    </div>
  </Skeleton>
);
