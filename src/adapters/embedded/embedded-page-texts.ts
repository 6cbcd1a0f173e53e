import { ContentError } from '../../application/content-error';
import type { PageTextsSource } from '../../application/ports/page-texts-source';
import type { PageTexts, PageTextsName } from '../../domain/texts/page-texts';

/**
 * The texts that the site shows until the owner fills in the single types of the CMS. Each module
 * loads only when its texts are needed, because a prerendered page already contains its texts.
 */
const LOAD: { readonly [Name in PageTextsName]: () => Promise<PageTexts[Name]> } = {
  home: async () => (await import('./texts/home')).HOME,
  navigation: async () => (await import('./texts/navigation')).NAVIGATION,
  topics: async () => (await import('./texts/topics')).TOPICS,
  'products-page': async () => (await import('./texts/products-page')).PRODUCTS_PAGE,
  'product-page': async () => (await import('./texts/product-page')).PRODUCT_PAGE,
  comparison: async () => (await import('./texts/comparison')).COMPARISON,
  'compare-page': async () => (await import('./texts/compare-page')).COMPARE_PAGE,
  'how-to-order': async () => (await import('./texts/how-to-order')).HOW_TO_ORDER,
  'enquiry-page': async () => (await import('./texts/enquiry-page')).ENQUIRY_PAGE,
  journal: async () => (await import('./texts/journal')).JOURNAL,
  'post-page': async () => (await import('./texts/post-page')).POST_PAGE,
  contact: async () => (await import('./texts/contact')).CONTACT,
  'sign-up': async () => (await import('./texts/sign-up')).SIGN_UP,
  'thank-you': async () => (await import('./texts/thank-you')).THANK_YOU,
  about: async () => (await import('./texts/about')).ABOUT,
  sustainability: async () => (await import('./texts/sustainability')).SUSTAINABILITY,
  wholesale: async () => (await import('./texts/wholesale')).WHOLESALE,
  faq: async () => (await import('./texts/faq')).FAQ,
};

export const embeddedPageTexts = (load: typeof LOAD = LOAD): PageTextsSource => ({
  async of(name) {
    try {
      return await load[name]();
    } catch (cause) {
      // A chunk that fails to load is reported like failed content, so that the error panel offers
      // Retry.
      throw new ContentError('network', { cause });
    }
  },
});
