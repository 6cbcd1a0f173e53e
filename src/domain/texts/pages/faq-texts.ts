import type { PageMetaTexts } from '../page-meta-texts';

/**
 * The texts of the FAQ page except the questions, from top to bottom. The questions are a separate
 * content type.
 */
export interface FaqTexts {
  readonly meta: PageMetaTexts;
  readonly intro: {
    /** One array entry for each line. */
    readonly heading: readonly string[];
  };
  readonly search: {
    /** The placeholder of the search field, and its name for assistive technology. */
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
