import * as v from 'valibot';
import type { ProblemLog } from '../../../application/ports/problem-log';
import {
  BATCH_DOCUMENT_KINDS,
  BATCH_STATES,
  type Batch,
  type BatchComponent,
  type BatchDocument,
  type BatchId,
  type DocumentFile,
  EXAMINED,
  HARVEST_YEARS,
} from '../../../domain/batches/batch';
import { batchNumber } from '../../../domain/batches/batch-number';
import { exceedsWhole, isOfSampleOnly, namesAnother } from '../../../domain/batches/batch-rules';
import { MAX_PDF_BYTES } from '../../../domain/batches/is-pdf';
import type { ProductId } from '../../../domain/catalogue/product';
import { SEASONS } from '../../../domain/seasons/season';
import { momentOf } from '../../../domain/shared/parse-moment';
import { toAddress } from './file-address';
import { readEach, readEntry, reportField } from './read-entry';
import { readStamp } from './read-stamp';
import { readWire } from './read-wire';
import { entry, fileAddress, listOf, optionalProse, prose, seen } from './strapi-wire';

const numberWire = v.pipe(
  v.string(),
  v.check((text) => batchNumber(text) !== null, 'Expected letters, digits and dashes'),
  v.transform((text) => batchNumber(text) ?? ''),
);

const dayWire = v.pipe(
  v.string(),
  v.check((day) => momentOf(day) !== null, 'Expected a day of the calendar'),
);

const percentWire = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const componentWire = v.object({
  name: seen,
  cas: v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^\d{2,7}-\d{2}-\d$/u)), null), null),
  percent: percentWire,
  range: optionalProse,
  isAllergen: v.nullish(v.boolean(), false),
});

const propertyWire = v.object({
  name: seen,
  value: seen,
  unit: optionalProse,
  range: optionalProse,
});

/** Strapi gives the size of a file in kilobytes of 1,000 bytes. */
const KB = 1000;

const fileWire = v.object({
  url: fileAddress,
  ext: v.literal('.pdf'),
  size: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_PDF_BYTES / KB)),
});

const documentWire = v.object({
  kind: v.picklist(BATCH_DOCUMENT_KINDS),
  date: v.fallback(v.nullish(dayWire, null), null),
  names: seen,
  examined: v.nullish(v.picklist(EXAMINED), 'this batch'),
  file: v.unknown(),
});

const productWire = v.object({ documentId: v.pipe(v.string(), v.minLength(1)) });

export const batchWire = v.object({
  documentId: entry.documentId,
  /**
   * The batch number. It is called `Title` here, because `readEntry` reports problems by `Title`.
   */
  Title: entry.Title,
  updatedAt: entry.updatedAt,
  material: v.nullish(prose, ''),
  botanicalName: optionalProse,
  harvestSeason: v.nullish(v.picklist(SEASONS), null),
  harvestYear: v.nullish(
    v.pipe(v.number(), v.integer(), v.minValue(HARVEST_YEARS.from), v.maxValue(HARVEST_YEARS.to)),
    null,
  ),
  region: optionalProse,
  method: optionalProse,
  distilledOn: v.nullish(dayWire, null),
  quantity: optionalProse,
  bestBefore: v.nullish(dayWire, null),
  laboratory: optionalProse,
  accreditation: optionalProse,
  analysedOn: v.nullish(dayWire, null),
  components: listOf,
  properties: listOf,
  documents: listOf,
  products: listOf,
  // An unknown state counts as sold out, so that the batch is never offered as the current one.
  state: v.fallback(v.picklist(BATCH_STATES), 'sold out'),
  recallNotice: optionalProse,
  isSample: v.nullish(v.boolean(), false),
});

type Wire = v.InferOutput<typeof batchWire>;

interface Place {
  readonly log: ProblemLog;
  /** Address of the CMS, to which addresses of files are relative. */
  readonly host: string;
  /** The id of a draft, which may not have a valid number yet. By default the number is the id. */
  readonly id?: BatchId;
  /** Milliseconds since 1970. */
  readonly now?: number;
}

/** Leaves out a composition of more than 100 per cent: one of its figures is wrong. */
function componentsOf(wire: Wire, log: ProblemLog): readonly BatchComponent[] {
  const components = readEach(componentWire, wire.components, (item) =>
    reportField(wire, 'components', item, log),
  );
  if (!exceedsWhole(components)) return components;
  reportField(wire, 'components', 'more than 100 per cent together', log);
  return [];
}

function fileOf(wire: Wire, file: unknown, host: string, log: ProblemLog): DocumentFile | null {
  if (file === null || file === undefined) return null;
  const [read] = readEach(fileWire, [file], (item) =>
    reportField(wire, 'documents.file', item, log),
  );
  return read === undefined
    ? null
    : { url: toAddress(read.url, host), bytes: Math.round(read.size * KB) };
}

/**
 * Leaves out documents about another batch and analyses of a pre-shipment sample, because they
 * prove nothing about this batch. Each is reported to the log.
 */
function documentsOf(wire: Wire, number: string, { host, log }: Place): readonly BatchDocument[] {
  const documents = readEach(documentWire, wire.documents, (item) =>
    reportField(wire, 'documents', item, log),
  );
  return documents.flatMap(({ file, ...document }) => {
    const isProof = !namesAnother(number, document) && !isOfSampleOnly(document);
    if (!isProof) reportField(wire, 'documents', document, log);
    return isProof ? [{ ...document, file: fileOf(wire, file, host, log) }] : [];
  });
}

/**
 * Reads a batch from a response of the CMS.
 *
 * @throws ContentError of kind `malformed` for a batch without an id or a number. Unless `place.id`
 * is given, also for a number that cannot be part of an address.
 */
export function toBatch(value: unknown, place: Place): Batch {
  const { log, id, now = Date.now() } = place;
  const wire = readEntry(batchWire, value, log);
  const number = id === undefined ? readWire(numberWire, wire.Title) : wire.Title;
  return {
    id: id ?? (number as BatchId),
    title: number,
    material: wire.material,
    botanicalName: wire.botanicalName,
    harvestSeason: wire.harvestSeason,
    harvestYear: wire.harvestYear,
    region: wire.region,
    method: wire.method,
    distilledOn: wire.distilledOn,
    quantity: wire.quantity,
    bestBefore: wire.bestBefore,
    laboratory: wire.laboratory,
    accreditation: wire.accreditation,
    analysedOn: wire.analysedOn,
    components: componentsOf(wire, log),
    properties: readEach(propertyWire, wire.properties, (item) =>
      reportField(wire, 'properties', item, log),
    ),
    documents: documentsOf(wire, number, place),
    products: readEach(productWire, wire.products, (item) =>
      reportField(wire, 'products', item, log),
    ).map(({ documentId }) => documentId as ProductId),
    state: wire.state,
    recallNotice: wire.recallNotice,
    isSample: wire.isSample,
    changedAt: readStamp(wire, 'updatedAt', now, log),
  };
}
