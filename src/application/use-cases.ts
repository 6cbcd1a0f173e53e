import { read, type UseCasesOf, wired } from './use-case-wiring';
import {
  getBatch,
  getBatchList,
  getBatchProducts,
  getCurrentBatch,
  hasBatches,
} from './use-cases/batches/read-batches';
import { getCachedPages } from './use-cases/cached-pages/get-cached-pages';
import {
  getComparison,
  getCounterpart,
  getHomeComparison,
} from './use-cases/catalogue/get-comparison';
import { getFeaturedProducts } from './use-cases/catalogue/get-featured-products';
import { getHomeProducts } from './use-cases/catalogue/get-home-products';
import { getLineSheet } from './use-cases/catalogue/get-line-sheet';
import { getOilVolumes } from './use-cases/catalogue/get-oil-volumes';
import { getRelatedProducts } from './use-cases/catalogue/get-related-products';
import {
  countProducts,
  getPriceRange,
  getProduct,
  searchProducts,
} from './use-cases/catalogue/read-products';
import {
  countQueuedEnquiries,
  discardEnquiryDraft,
  discardQueuedEnquiries,
} from './use-cases/enquiries/discard-queued';
import { sendEnquiry } from './use-cases/enquiries/send-enquiry';
import { sendQueuedEnquiries } from './use-cases/enquiries/send-queued-enquiries';
import {
  getStoredEnquiryDraft,
  storeEnquiryDraft,
} from './use-cases/enquiries/store-enquiry-draft';
import { getHomePosts } from './use-cases/journal/get-home-posts';
import { getPostRelations } from './use-cases/journal/get-post-relations';
import { getPost, getPostTopics, searchPosts } from './use-cases/journal/read-posts';
import { getLawPage, getLawPageList } from './use-cases/legal/read-law-pages';
import { notify } from './use-cases/notifications/notify';
import { notifyProgress } from './use-cases/notifications/notify-progress';
import { getQuestions } from './use-cases/questions/get-questions';
import { getRedirect } from './use-cases/redirects/get-redirect';
import { getSiteDetails, getSiteForSharing } from './use-cases/site/get-site-details';
import { getTestimonials } from './use-cases/testimonials/get-testimonials';
import { getPageTexts } from './use-cases/texts/get-page-texts';

/**
 * Use-cases that read the content of a page. Each takes at most one input, then the signal that
 * aborts the read.
 */
const READS = {
  getFeaturedProducts: read(getFeaturedProducts, 'productCatalogue', 'notifier'),
  getHomeProducts: read(getHomeProducts, 'productCatalogue', 'notifier'),
  searchProducts: read(searchProducts, 'productCatalogue'),
  countProducts: read(countProducts, 'productCatalogue'),
  getPriceRange: read(getPriceRange, 'productCatalogue'),
  getProduct: read(getProduct, 'productCatalogue'),
  getOilVolumes: read(getOilVolumes, 'productCatalogue'),
  getLineSheet: read(getLineSheet, 'productCatalogue'),
  getRelatedProducts: read(getRelatedProducts, 'productCatalogue'),
  getComparison: read(getComparison, 'productCatalogue'),
  getHomeComparison: read(getHomeComparison, 'productCatalogue'),
  getCounterpart: read(getCounterpart, 'productCatalogue'),
  getHomePosts: read(getHomePosts, 'blog', 'notifier'),
  searchPosts: read(searchPosts, 'blog'),
  getPost: read(getPost, 'blog'),
  getPostTopics: read(getPostTopics, 'blog'),
  getPostRelations: read(getPostRelations, 'blog'),
  getLawPage: read(getLawPage, 'lawPages'),
  getLawPageList: read(getLawPageList, 'lawPages'),
  getBatch: read(getBatch, 'batches'),
  getBatchList: read(getBatchList, 'batches'),
  getBatchProducts: read(getBatchProducts, 'productCatalogue'),
  hasBatches: read(hasBatches, 'batches'),
  getCurrentBatch: read(getCurrentBatch, 'batches'),
  getTestimonials: read(getTestimonials, 'testimonials'),
  getQuestions: read(getQuestions, 'questions'),
  getRedirect: read(getRedirect, 'redirects'),
  getSiteForSharing: read(getSiteForSharing, 'siteDetails'),
  getSiteDetails: read(getSiteDetails, 'siteDetails'),
  getPageTexts: read(getPageTexts, 'pageTexts'),
};

/** Use-cases that do not read content, such as sending an enquiry or showing a notification. */
const ACTIONS = {
  sendEnquiry: wired(
    sendEnquiry,
    'enquiryInbox',
    'notifier',
    'enquiryDrafts',
    'newIdempotencyKey',
    'enquiryOutbox',
    'connection',
  ),
  sendQueuedEnquiries: wired(
    sendQueuedEnquiries,
    'enquiryOutbox',
    'enquiryInbox',
    'notifier',
    'problemLog',
  ),
  storeEnquiryDraft: wired(storeEnquiryDraft, 'enquiryDrafts'),
  getStoredEnquiryDraft: wired(getStoredEnquiryDraft, 'enquiryDrafts', 'enquiryOutbox'),
  countQueuedEnquiries: wired(countQueuedEnquiries, 'enquiryOutbox'),
  discardQueuedEnquiries: wired(discardQueuedEnquiries, 'enquiryOutbox'),
  discardEnquiryDraft: wired(discardEnquiryDraft, 'enquiryDrafts'),
  getCachedPages: wired(getCachedPages, 'cachedPages'),
  notify: wired(notify, 'notifier'),
  notifyProgress: wired(notifyProgress, 'notifier'),
};

/** Every use-case of the site: its name, its factory and the ports that it takes. */
export const USE_CASES = { ...READS, ...ACTIONS };

export type Reads = UseCasesOf<typeof READS>;

/** Every use-case that the UI can call. */
export type UseCases = UseCasesOf<typeof USE_CASES>;
