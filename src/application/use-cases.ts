import type { CountProducts } from './use-cases/count-products';
import type { GetFeaturedProducts } from './use-cases/get-featured-products';
import type { GetHomePosts } from './use-cases/get-home-posts';
import type { GetHomeProducts } from './use-cases/get-home-products';
import type { GetOilVolumes } from './use-cases/get-oil-volumes';
import type { GetPost } from './use-cases/get-post';
import type { GetPostNeighbours } from './use-cases/get-post-neighbours';
import type { GetPriceRange } from './use-cases/get-price-range';
import type { GetProduct } from './use-cases/get-product';
import type { GetRelatedPosts } from './use-cases/get-related-posts';
import type { GetRelatedProducts } from './use-cases/get-related-products';
import type { GetTestimonials } from './use-cases/get-testimonials';
import type { GetKeptEnquiryDraft, KeepEnquiryDraft } from './use-cases/keep-enquiry-draft';
import type { Notify } from './use-cases/notify';
import type { NotifyProgress } from './use-cases/notify-progress';
import type { SearchPosts } from './use-cases/search-posts';
import type { SearchProducts } from './use-cases/search-products';
import type { SendEnquiry } from './use-cases/send-enquiry';

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
