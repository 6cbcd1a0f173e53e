import type { ComparisonTexts } from './comparison-texts';
import type { HowToOrderTexts } from './how-to-order-texts';
import type { NavigationTexts } from './navigation-texts';
import type { AboutTexts } from './pages/about-texts';
import type { ComparePageTexts } from './pages/compare-page-texts';
import type { ContactTexts } from './pages/contact-texts';
import type { EnquiryPageTexts } from './pages/enquiry-page-texts';
import type { FaqTexts } from './pages/faq-texts';
import type { HomeTexts } from './pages/home-texts';
import type { JournalTexts } from './pages/journal-texts';
import type { PostPageTexts } from './pages/post-page-texts';
import type { ProductPageTexts } from './pages/product-page-texts';
import type { ProductsPageTexts } from './pages/products-page-texts';
import type { SignUpTexts } from './pages/sign-up-texts';
import type { SustainabilityTexts } from './pages/sustainability-texts';
import type { ThankYouTexts } from './pages/thank-you-texts';
import type { WholesaleTexts } from './pages/wholesale-texts';
import type { TopicsTexts } from './topics-texts';

/**
 * The texts that the owner may reword, by the name of the single type that contains them in the
 * CMS. The texts of controls, error messages and toasts are not among them: they are in `src/ui`.
 */
export interface PageTexts {
  readonly home: HomeTexts;
  readonly navigation: NavigationTexts;
  readonly topics: TopicsTexts;
  readonly 'products-page': ProductsPageTexts;
  readonly 'product-page': ProductPageTexts;
  readonly comparison: ComparisonTexts;
  readonly 'compare-page': ComparePageTexts;
  readonly 'how-to-order': HowToOrderTexts;
  readonly 'enquiry-page': EnquiryPageTexts;
  readonly journal: JournalTexts;
  readonly 'post-page': PostPageTexts;
  readonly contact: ContactTexts;
  readonly 'sign-up': SignUpTexts;
  readonly 'thank-you': ThankYouTexts;
  readonly about: AboutTexts;
  readonly sustainability: SustainabilityTexts;
  readonly wholesale: WholesaleTexts;
  readonly faq: FaqTexts;
}

export type PageTextsName = keyof PageTexts;

/**
 * The title of each single type in the admin panel. The panel sorts its list by title, so the
 * prefix `Texts:` keeps these types together.
 */
export const PAGE_TEXTS_TITLES: Readonly<Record<PageTextsName, string>> = {
  home: 'Texts: home page',
  navigation: 'Texts: menu and footer',
  topics: 'Texts: sustainability topics',
  'products-page': 'Texts: list of products',
  'product-page': 'Texts: product page',
  comparison: 'Texts: comparison',
  'compare-page': 'Texts: compare page',
  'how-to-order': 'Texts: order by enquiry',
  'enquiry-page': 'Texts: enquiry page',
  journal: 'Texts: list of posts',
  'post-page': 'Texts: post page',
  contact: 'Texts: contact page',
  'sign-up': 'Texts: sign-up page',
  'thank-you': 'Texts: thank-you page',
  about: 'Texts: about page',
  sustainability: 'Texts: sustainability page',
  wholesale: 'Texts: wholesale page',
  faq: 'Texts: questions page',
};

export const PAGE_TEXTS_NAMES = Object.keys(PAGE_TEXTS_TITLES) as readonly PageTextsName[];
