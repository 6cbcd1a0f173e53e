import { ContainerModule } from 'inversify';
import { countProducts } from '../application/use-cases/count-products';
import { getFeaturedProducts } from '../application/use-cases/get-featured-products';
import { getHomePosts } from '../application/use-cases/get-home-posts';
import { getHomeProducts } from '../application/use-cases/get-home-products';
import { getOilVolumes } from '../application/use-cases/get-oil-volumes';
import { getPost } from '../application/use-cases/get-post';
import { getPostNeighbours } from '../application/use-cases/get-post-neighbours';
import { getPriceRange } from '../application/use-cases/get-price-range';
import { getProduct } from '../application/use-cases/get-product';
import { getRelatedPosts } from '../application/use-cases/get-related-posts';
import { getRelatedProducts } from '../application/use-cases/get-related-products';
import { getTestimonials } from '../application/use-cases/get-testimonials';
import { getKeptEnquiryDraft, keepEnquiryDraft } from '../application/use-cases/keep-enquiry-draft';
import { notify } from '../application/use-cases/notify';
import { notifyProgress } from '../application/use-cases/notify-progress';
import { searchPosts } from '../application/use-cases/search-posts';
import { searchProducts } from '../application/use-cases/search-products';
import { sendEnquiry } from '../application/use-cases/send-enquiry';
import { PORTS, USE_CASES } from './tokens';

/** The use-cases of the site, over whatever adapters the other modules bind. */
export const siteModule = () =>
  new ContainerModule(({ bind }) => {
    bind(USE_CASES.getFeaturedProducts).toResolvedValue(getFeaturedProducts, [
      PORTS.productCatalogue,
      PORTS.notifier,
    ]);
    bind(USE_CASES.getHomeProducts).toResolvedValue(getHomeProducts, [
      PORTS.productCatalogue,
      PORTS.notifier,
    ]);
    bind(USE_CASES.searchProducts).toResolvedValue(searchProducts, [PORTS.productCatalogue]);
    bind(USE_CASES.countProducts).toResolvedValue(countProducts, [PORTS.productCatalogue]);
    bind(USE_CASES.getPriceRange).toResolvedValue(getPriceRange, [PORTS.productCatalogue]);
    bind(USE_CASES.getProduct).toResolvedValue(getProduct, [PORTS.productCatalogue]);
    bind(USE_CASES.getOilVolumes).toResolvedValue(getOilVolumes, [PORTS.productCatalogue]);
    bind(USE_CASES.getRelatedProducts).toResolvedValue(getRelatedProducts, [
      PORTS.productCatalogue,
    ]);
    bind(USE_CASES.getHomePosts).toResolvedValue(getHomePosts, [PORTS.blog, PORTS.notifier]);
    bind(USE_CASES.searchPosts).toResolvedValue(searchPosts, [PORTS.blog]);
    bind(USE_CASES.getPost).toResolvedValue(getPost, [PORTS.blog]);
    bind(USE_CASES.getPostNeighbours).toResolvedValue(getPostNeighbours, [PORTS.blog]);
    bind(USE_CASES.getRelatedPosts).toResolvedValue(getRelatedPosts, [PORTS.blog]);
    bind(USE_CASES.getTestimonials).toResolvedValue(getTestimonials, [PORTS.testimonials]);
    bind(USE_CASES.sendEnquiry).toResolvedValue(sendEnquiry, [
      PORTS.enquiryInbox,
      PORTS.notifier,
      PORTS.enquiryDrafts,
      PORTS.newKey,
    ]);
    bind(USE_CASES.keepEnquiryDraft).toResolvedValue(keepEnquiryDraft, [PORTS.enquiryDrafts]);
    bind(USE_CASES.getKeptEnquiryDraft).toResolvedValue(getKeptEnquiryDraft, [PORTS.enquiryDrafts]);
    bind(USE_CASES.notify).toResolvedValue(notify, [PORTS.notifier]);
    bind(USE_CASES.notifyProgress).toResolvedValue(notifyProgress, [PORTS.notifier]);
  });
