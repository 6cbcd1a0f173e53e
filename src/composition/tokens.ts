import type { ServiceIdentifier } from 'inversify';
import type { EditingUseCases } from '../application/editing-use-cases';
import type { Blog } from '../application/ports/blog';
import type { EnquiryDrafts } from '../application/ports/enquiry-drafts';
import type { EnquiryInbox } from '../application/ports/enquiry-inbox';
import type { NewKey } from '../application/ports/new-key';
import type { Notifier } from '../application/ports/notifier';
import type { PictureLibrary } from '../application/ports/picture-library';
import type { ProblemLog } from '../application/ports/problem-log';
import type { ProductCatalogue } from '../application/ports/product-catalogue';
import type { Testimonials } from '../application/ports/testimonials';
import type { UseCases } from '../application/use-cases';

/** The type travels with the token, so that a wrong dependency is a compile error. */
const token = <T>(name: string) => Symbol(name) as ServiceIdentifier<T>;

export const PORTS = {
  productCatalogue: token<ProductCatalogue>('ProductCatalogue'),
  blog: token<Blog>('Blog'),
  pictureLibrary: token<PictureLibrary>('PictureLibrary'),
  enquiryInbox: token<EnquiryInbox>('EnquiryInbox'),
  enquiryDrafts: token<EnquiryDrafts>('EnquiryDrafts'),
  newKey: token<NewKey>('NewKey'),
  testimonials: token<Testimonials>('Testimonials'),
  notifier: token<Notifier>('Notifier'),
  problemLog: token<ProblemLog>('ProblemLog'),
};

type TokensOf<T> = { readonly [Name in keyof T]: ServiceIdentifier<T[Name]> };

/** A use-case that is added to the interface and not here is a compile error. */
export const USE_CASES: TokensOf<UseCases> = {
  getFeaturedProducts: token('getFeaturedProducts'),
  getHomeProducts: token('getHomeProducts'),
  searchProducts: token('searchProducts'),
  countProducts: token('countProducts'),
  getPriceRange: token('getPriceRange'),
  getProduct: token('getProduct'),
  getOilVolumes: token('getOilVolumes'),
  getRelatedProducts: token('getRelatedProducts'),
  getHomePosts: token('getHomePosts'),
  searchPosts: token('searchPosts'),
  getPost: token('getPost'),
  getPostNeighbours: token('getPostNeighbours'),
  getRelatedPosts: token('getRelatedPosts'),
  getTestimonials: token('getTestimonials'),
  sendEnquiry: token('sendEnquiry'),
  keepEnquiryDraft: token('keepEnquiryDraft'),
  getKeptEnquiryDraft: token('getKeptEnquiryDraft'),
  notify: token('notify'),
  notifyProgress: token('notifyProgress'),
};

export const EDITING: TokensOf<EditingUseCases> = {
  createProduct: token('createProduct'),
  updateProduct: token('updateProduct'),
  deleteProduct: token('deleteProduct'),
  createPost: token('createPost'),
  updatePost: token('updatePost'),
  deletePost: token('deletePost'),
  storePicture: token('storePicture'),
};
