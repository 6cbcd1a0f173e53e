import type { Picture } from '../../shared/picture';
import type { AfterSendingTexts } from '../after-sending-texts';
import type { PageMetaTexts } from '../page-meta-texts';

export interface FormatTexts {
  /** The name of a volume, or of another unit. */
  readonly unit: string;
  readonly species: string;
  readonly packed: string;
}

export interface GoodsTexts {
  readonly name: string;
  readonly rows: readonly FormatTexts[];
  /** Names the documents that accompany every format of these goods. */
  readonly documents: string;
  /** Says how every format of these goods is shipped. */
  readonly shipping: string;
}

/** The texts of the Wholesale page, from top to bottom. */
export interface WholesaleTexts {
  readonly meta: PageMetaTexts;
  readonly intro: {
    /** One array entry for each line. */
    readonly heading: readonly string[];
    readonly lead: string;
    readonly link: string;
  };
  readonly pictures: {
    readonly oil: Picture | null;
    readonly resin: Picture | null;
  };
  readonly captions: {
    readonly oil: string;
    readonly resin: string;
  };
  readonly formats: {
    readonly heading: string;
    readonly columns: {
      readonly unit: string;
      readonly species: string;
      readonly packed: string;
      readonly price: string;
    };
    readonly oil: GoodsTexts;
    readonly resin: GoodsTexts;
    /** Labels of the texts `documents` and `shipping` of `GoodsTexts`. */
    readonly labels: {
      readonly documents: string;
      readonly shipping: string;
    };
    /** The link in the last column of every row. Visually hidden text adds the goods' name. */
    readonly link: string;
    readonly note: string;
  };
  readonly documents: {
    readonly heading: string;
    readonly columns: {
      readonly name: string;
      readonly contains: string;
    };
    readonly rows: readonly {
      readonly name: string;
      readonly contains: string;
    }[];
    readonly note: string;
  };
  readonly steps: {
    readonly heading: string;
    readonly rows: readonly {
      readonly title: string;
      readonly text: string;
    }[];
  };
  readonly enquiry: {
    /** One array entry for each line. */
    readonly heading: readonly string[];
    readonly lead: string;
  };
  readonly afterSending: AfterSendingTexts;
}
