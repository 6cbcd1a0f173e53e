import { BatchFinder } from '../../components/batch/batch-finder';
import { OrderByEnquiry } from '../../components/enquiry/order/order-by-enquiry';
import { DocumentHead } from '../../components/page/document-head';
import { homeTitle } from '../../content/meta/home';
import { HomeComparison } from '../../sections/comparison/home-comparison';
import { AboutBlock } from '../../sections/home/about-block';
import { FeaturedProducts } from '../../sections/home/featured/featured-products';
import { Hero } from '../../sections/home/hero/hero';
import { HomeBlogs } from '../../sections/home/home-blogs';
import { HomeProducts } from '../../sections/home/home-products';
import { HomeThread } from '../../sections/home/home-thread';
import { Promo } from '../../sections/home/promo';
import { SustainabilityBand } from '../../sections/home/sustainability-band';
import { TestimonialsSection } from '../../sections/home/testimonials';
import { YearStrip } from '../../sections/home/year-strip';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { useSiteDetails } from '../../site/queries/use-site-details';
import { sectionTop } from '../../theme/page-grid';

export function HomePage() {
  const { description } = usePageTexts('home').meta;
  return (
    <div css={{ position: 'relative' }}>
      <DocumentHead title={homeTitle(useSiteDetails())} description={description} />
      <HomeThread />
      <Hero />
      <FeaturedProducts />
      <HomeComparison />
      <HomeProducts />
      <OrderByEnquiry css={sectionTop} />
      <Promo />
      <SustainabilityBand />
      <YearStrip />
      <AboutBlock />
      <TestimonialsSection />
      <HomeBlogs />
      <BatchFinder />
    </div>
  );
}
