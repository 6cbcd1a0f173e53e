import type { ProductId } from '../catalogue/product';
import type { Season } from '../seasons/season';
import type { Brand } from '../shared/branded-type';

/** The batch's number, which is also the last part of its page's address: `SN-2026-014`. */
export type BatchId = Brand<string, 'BatchId'>;

export const BATCH_STATES = ['current', 'sold out', 'recalled'] as const;

export type BatchState = (typeof BATCH_STATES)[number];

/** Maximum lengths in characters, the same as in the CMS. */
export const BATCH_LIMITS = {
  material: 80,
  botanicalName: 120,
  region: 120,
  method: 120,
  quantity: 60,
  laboratory: 160,
  accreditation: 160,
  recallNotice: 2000,
} as const;

/** Maximum number of rows of a batch's lists, the same as in the CMS. */
export const BATCH_ROWS = { components: 100, properties: 30, documents: 20 } as const;

/** Years of harvest that the CMS accepts. */
export const HARVEST_YEARS = { from: 1990, to: 2100 } as const;

/** A substance that the laboratory found. */
export interface BatchComponent {
  readonly name: string;
  /** CAS registry number, such as `80-56-8`; `null` when not given. */
  readonly cas: string | null;
  /** Share of the material, 0 to 100. */
  readonly percent: number;
  /** The usual range, as the laboratory writes it: `30 to 45`; `null` when not given. */
  readonly range: string | null;
  /** Whether the substance must be named on the label of a cosmetic product. */
  readonly isAllergen: boolean;
}

/** A measured property, such as the density. */
export interface BatchProperty {
  readonly name: string;
  readonly value: string;
  readonly unit: string | null;
  readonly range: string | null;
}

export const BATCH_DOCUMENT_KINDS = [
  'analysis',
  'certificate',
  'safety data sheet',
  'allergens',
  'origin',
] as const;

type BatchDocumentKind = (typeof BATCH_DOCUMENT_KINDS)[number];

/** What the laboratory examined. */
export const EXAMINED = ['this batch', 'pre-shipment sample'] as const;

/** The PDF of a document. */
export interface DocumentFile {
  /** Where the CMS serves the file. Visitors open the site's own copy. */
  readonly url: string;
  /** Size of the file. */
  readonly bytes: number;
}

/** A document about the batch. */
export interface BatchDocument {
  readonly kind: BatchDocumentKind;
  /** ISO date of the document; `null` when not given. */
  readonly date: string | null;
  /** The batch number that the document states. */
  readonly names: string;
  readonly examined: (typeof EXAMINED)[number];
  /** `null` when the owner sends the document on request. */
  readonly file: DocumentFile | null;
}

/** A batch without its analysis, for lists and links. */
export interface BatchSummary {
  readonly id: BatchId;
  /** The batch number, which is also the title of its page and the text of links to it. */
  readonly title: string;
  readonly material: string;
  readonly state: BatchState;
  /** Whether the batch is invented to show what a batch's page looks like. Its page says so. */
  readonly isSample: boolean;
  /** ISO date; `null` when not given. */
  readonly distilledOn: string | null;
  /** The products that were filled from the batch. */
  readonly products: readonly ProductId[];
  /** ISO date and time of the last edit; `null` when unknown. */
  readonly changedAt: string | null;
}

/** Texts are `null` when not given. */
export interface Batch extends BatchSummary {
  readonly botanicalName: string | null;
  readonly harvestSeason: Season | null;
  readonly harvestYear: number | null;
  readonly region: string | null;
  readonly method: string | null;
  readonly quantity: string | null;
  /** ISO date; `null` when not given. */
  readonly bestBefore: string | null;
  readonly laboratory: string | null;
  readonly accreditation: string | null;
  /** ISO date of the analysis; `null` when not given. */
  readonly analysedOn: string | null;
  /** What customers should do; only shown for a recalled batch. */
  readonly recallNotice: string | null;
  readonly components: readonly BatchComponent[];
  readonly properties: readonly BatchProperty[];
  readonly documents: readonly BatchDocument[];
}

export const batchSummary = ({
  id,
  title,
  material,
  state,
  isSample,
  distilledOn,
  products,
  changedAt,
}: Batch): BatchSummary => ({
  id,
  title,
  material,
  state,
  isSample,
  distilledOn,
  products,
  changedAt,
});
