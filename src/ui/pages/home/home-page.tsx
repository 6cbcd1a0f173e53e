import { PageHead } from '../../components/page/page-head';
import { homeMeta } from '../../content/meta/home';
import { AboutBlock } from '../../sections/home/about-block';
import { FeaturedProducts } from '../../sections/home/featured-products';
import { Hero } from '../../sections/home/hero';
import { HomeBlogs } from '../../sections/home/home-blogs';
import { HomeProducts } from '../../sections/home/home-products';
import { Promo } from '../../sections/home/promo';
import { SustainabilityBand } from '../../sections/home/sustainability-band';
import { TestimonialsSection } from '../../sections/home/testimonials';

export const HomePage = () => (
  <>
    <PageHead {...homeMeta} />
    <Hero />
    <FeaturedProducts />
    <HomeProducts />
    <Promo />
    <SustainabilityBand />
    <AboutBlock />
    <TestimonialsSection />
    <HomeBlogs />
  </>
);
