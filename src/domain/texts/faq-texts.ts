import type { PageMetaTexts } from './page-meta-texts';

/**
 * The texts around the questions of the FAQ page, from top to bottom. The questions themselves are
 * a content type of their own.
 */
export interface FaqTexts {
  readonly meta: PageMetaTexts;
  readonly intro: {
    /** Each entry is a line. */
    readonly heading: readonly string[];
  };
  readonly search: {
    /** The placeholder, and the name of the field for assistive technology. */
    readonly label: string;
    /** Shown when no question contains the typed words, before the button that clears them. */
    readonly whenEmpty: string;
    readonly button: string;
  };
  /** The titles of the groups of questions. */
  readonly groups: {
    readonly oilsAndResin: string;
    readonly ordersAndWholesale: string;
    readonly harvest: string;
    readonly useAndSafety: string;
    readonly keepingAnOil: string;
  };
  /** Shown below the questions. */
  readonly notHere: {
    readonly text: string;
    readonly link: string;
  };
}
