import type { AboutTexts } from './about-texts';
import type { ComparePageTexts } from './compare-page-texts';
import type { ComparisonTexts } from './comparison-texts';
import type { ContactTexts } from './contact-texts';
import type { FaqTexts } from './faq-texts';
import type { HomeTexts } from './home-texts';
import type { JournalTexts } from './journal-texts';
import type { NavigationTexts } from './navigation-texts';
import type { PostPageTexts } from './post-page-texts';
import type { ProductPageTexts } from './product-page-texts';
import type { ProductsPageTexts } from './products-page-texts';
import type { SignUpTexts } from './sign-up-texts';
import type { SustainabilityTexts } from './sustainability-texts';
import type { ThankYouTexts } from './thank-you-texts';
import type { TopicsTexts } from './topics-texts';
import type { WholesaleTexts } from './wholesale-texts';

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
 * The title of each single type in the admin panel. The panel sorts its list by title, so the common
 * beginning keeps them together.
 */
export const PAGE_TEXTS_TITLES: Readonly<Record<PageTextsName, string>> = {
  home: 'Texts: home page',
  navigation: 'Texts: menu and footer',
  topics: 'Texts: sustainability topics',
  'products-page': 'Texts: list of products',
  'product-page': 'Texts: product page',
  comparison: 'Texts: comparison',
  'compare-page': 'Texts: compare page',
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
