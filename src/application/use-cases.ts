import type { CountProducts } from './use-cases/catalogue/count-products';
import type { GetFeaturedProducts } from './use-cases/catalogue/get-featured-products';
import type { GetHomeProducts } from './use-cases/catalogue/get-home-products';
import type { GetOilVolumes } from './use-cases/catalogue/get-oil-volumes';
import type { GetPriceRange } from './use-cases/catalogue/get-price-range';
import type { GetProduct } from './use-cases/catalogue/get-product';
import type { GetRelatedProducts } from './use-cases/catalogue/get-related-products';
import type { SearchProducts } from './use-cases/catalogue/search-products';
import type {
  GetKeptEnquiryDraft,
  KeepEnquiryDraft,
} from './use-cases/enquiries/keep-enquiry-draft';
import type { SendEnquiry } from './use-cases/enquiries/send-enquiry';
import type { GetHomePosts } from './use-cases/journal/get-home-posts';
import type { GetPost } from './use-cases/journal/get-post';
import type { GetPostNeighbours } from './use-cases/journal/get-post-neighbours';
import type { GetRelatedPosts } from './use-cases/journal/get-related-posts';
import type { SearchPosts } from './use-cases/journal/search-posts';
import type { Notify } from './use-cases/notices/notify';
import type { NotifyProgress } from './use-cases/notices/notify-progress';
import type { GetTestimonials } from './use-cases/testimonials/get-testimonials';

/** All that the UI can ask for. */
export interface UseCases {
  readonly getFeaturedProducts: GetFeaturedProducts;
  readonly getHomeProducts: GetHomeProducts;
  readonly searchProducts: SearchProducts;
  readonly countProducts: CountProducts;
  readonly getPriceRange: GetPriceRange;
  readonly getProduct: GetProduct;
  readonly getOilVolumes: GetOilVolumes;
  readonly getRelatedProducts: GetRelatedProducts;
  readonly getHomePosts: GetHomePosts;
  readonly searchPosts: SearchPosts;
  readonly getPost: GetPost;
  readonly getPostNeighbours: GetPostNeighbours;
  readonly getRelatedPosts: GetRelatedPosts;
  readonly getTestimonials: GetTestimonials;
  readonly sendEnquiry: SendEnquiry;
  readonly keepEnquiryDraft: KeepEnquiryDraft;
  readonly getKeptEnquiryDraft: GetKeptEnquiryDraft;
  readonly notify: Notify;
  readonly notifyProgress: NotifyProgress;
}
