import { ContainerModule } from 'inversify';
import { countProducts } from '../application/use-cases/catalogue/count-products';
import { getFeaturedProducts } from '../application/use-cases/catalogue/get-featured-products';
import { getHomeProducts } from '../application/use-cases/catalogue/get-home-products';
import { getOilVolumes } from '../application/use-cases/catalogue/get-oil-volumes';
import { getPriceRange } from '../application/use-cases/catalogue/get-price-range';
import { getProduct } from '../application/use-cases/catalogue/get-product';
import { getRelatedProducts } from '../application/use-cases/catalogue/get-related-products';
import { searchProducts } from '../application/use-cases/catalogue/search-products';
import {
  getKeptEnquiryDraft,
  keepEnquiryDraft,
} from '../application/use-cases/enquiries/keep-enquiry-draft';
import { sendEnquiry } from '../application/use-cases/enquiries/send-enquiry';
import { getHomePosts } from '../application/use-cases/journal/get-home-posts';
import { getPost } from '../application/use-cases/journal/get-post';
import { getPostNeighbours } from '../application/use-cases/journal/get-post-neighbours';
import { getRelatedPosts } from '../application/use-cases/journal/get-related-posts';
import { searchPosts } from '../application/use-cases/journal/search-posts';
import { notify } from '../application/use-cases/notices/notify';
import { notifyProgress } from '../application/use-cases/notices/notify-progress';
import { getTestimonials } from '../application/use-cases/testimonials/get-testimonials';
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
