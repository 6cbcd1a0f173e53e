import type { Picture } from '../../shared/picture';
import type { PageMetaTexts } from '../page-meta-texts';

export interface AboutChapterTexts {
  /** One array entry for each line. */
  readonly heading: readonly string[];
  readonly paragraphs: readonly string[];
  /** A claim of the brand. */
  readonly promise?: string;
  /** The text of a link to related content. */
  readonly link?: string;
  readonly caption?: string;
}

type Chapter<Parts extends keyof AboutChapterTexts = never> = AboutChapterTexts &
  Required<Pick<AboutChapterTexts, Parts>>;

interface WithPicture {
  readonly picture: Picture | null;
}

interface HarvestStepTexts {
  readonly title: string;
  readonly text: string;
}

/** The texts of the About Us page, from top to bottom. */
export interface AboutTexts {
  readonly meta: PageMetaTexts;
  readonly intro: {
    /** One array entry for each line. */
    readonly heading: readonly string[];
    readonly lead: string;
    readonly caption: string;
    readonly picture: Picture | null;
  };
  readonly land: Chapter<'caption'> & WithPicture;
  readonly tree: Chapter<'link' | 'caption'>;
  readonly hands: Chapter<'promise' | 'caption'> & WithPicture;
  /**
   * The steps of the harvest, from the sea mist to the port. In the drawing, a line leads from each
   * step to its text.
   */
  readonly journey: {
    /** One array entry for each line. */
    readonly heading: readonly string[];
    readonly lead: string;
    readonly mist: HarvestStepTexts;
    readonly limestone: HarvestStepTexts;
    readonly trees: HarvestStepTexts;
    readonly sorting: HarvestStepTexts;
    readonly port: HarvestStepTexts;
    readonly caption: string;
  };
  readonly still: Chapter<'promise'>;
  readonly closing: {
    readonly caption: string;
    readonly picture: Picture | null;
    readonly heading: string;
    readonly text: string;
    readonly button: string;
    readonly link: string;
  };
}
