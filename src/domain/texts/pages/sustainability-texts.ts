import type { Season } from '../../seasons/season';
import type { Picture } from '../../shared/picture';
import type { PageMetaTexts } from '../page-meta-texts';
import type { TopicsTexts } from '../topics-texts';

/** The source of a figure, on another site. */
export interface SourceTexts {
  readonly label: string;
  readonly address: string;
}

interface FindingTexts {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly sources: readonly SourceTexts[];
}

interface CutsFigureTexts {
  /** Shown after the number of cuts. */
  readonly text: string;
  readonly source: SourceTexts;
}

interface SeasonTexts {
  readonly weather: string;
  readonly months: string;
  readonly note: string;
}

/**
 * The texts of the Sustainability page, from top to bottom. The texts of its topics are in
 * `TopicsTexts`, because the home page shows them too.
 */
export interface SustainabilityTexts {
  readonly meta: PageMetaTexts;
  readonly intro: {
    /** One array entry for each line. */
    readonly heading: readonly string[];
    readonly lead: string;
  };
  /** A further text for each topic, shown after the topic's own text. */
  readonly details: Readonly<Record<keyof TopicsTexts, string>>;
  readonly research: FindingTexts;
  readonly women: FindingTexts & { readonly link: string };
  /**
   * The texts beside the drawing of three trunks: a small tree, a large tree, and the tree with the
   * most cuts.
   */
  readonly cuts: {
    /** One array entry for each line. */
    readonly heading: readonly string[];
    readonly small: CutsFigureTexts;
    readonly large: CutsFigureTexts;
    readonly most: CutsFigureTexts;
    readonly note: string;
  };
  readonly year: {
    /** One array entry for each line. */
    readonly heading: readonly string[];
    readonly lead: string;
  } & Readonly<Record<Season, SeasonTexts>> & {
      /** Shown below the calendar. */
      readonly footnote: string;
    };
  readonly closing: {
    readonly caption: string;
    readonly picture: Picture | null;
    /** One array entry for each line. */
    readonly heading: readonly string[];
    readonly text: string;
    readonly button: string;
  };
}
