import { PageHead } from '../components/page-head';
import { homeMeta } from '../content/meta/home';
import { AboutBlock } from '../sections/about-block';
import { FeaturedProducts } from '../sections/featured-products';
import { Hero } from '../sections/hero';
import { HomeBlogs } from '../sections/home-blogs';
import { HomeProducts } from '../sections/home-products';
import { Promo } from '../sections/promo';
import { SustainabilityBand } from '../sections/sustainability-band';
import { TestimonialsSection } from '../sections/testimonials';

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
