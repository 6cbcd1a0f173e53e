import type { Core } from '@strapi/strapi';
import { refuseFields } from '../field-errors/refuse-fields';
import { batchNumber, exceedsWhole, isSameNumber, LONGEST_NUMBER } from './batch-rules';

const UID = 'api::batch.batch';

/** Actions of the document service that write the fields of a batch. */
const WRITES = ['create', 'clone', 'update'];

interface Substance {
  readonly percent?: unknown;
}

interface BatchDocument {
  readonly kind?: unknown;
  readonly names?: unknown;
  readonly examined?: unknown;
}

interface Batch {
  readonly documentId?: string;
  readonly Title?: unknown;
  readonly publishedNumber?: string | null;
  readonly state?: unknown;
  readonly recallNotice?: unknown;
  readonly components?: readonly Substance[] | null;
  readonly documents?: readonly BatchDocument[] | null;
}

interface Params {
  readonly documentId?: string;
  readonly status?: string;
  data?: Record<string, unknown>;
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';

const listOf = <Item>(value: readonly Item[] | null | undefined): readonly Item[] =>
  Array.isArray(value) ? value : [];

const checkComposition = ({ components }: Batch) => {
  const percents = listOf(components).map(({ percent }) => Number(percent) || 0);
  if (!exceedsWhole(percents)) return;
  const sum = percents.reduce((total, percent) => total + percent, 0);
  refuseFields(
    ['components'],
    `The substances add up to ${Number(sum.toFixed(2))} per cent, which is more than the whole: correct the figures first.`,
  );
};

const checkDocuments = ({ documents }: Batch, number: string) => {
  for (const [index, { kind, names, examined }] of listOf(documents).entries()) {
    const which = `Document ${index + 1}`;
    if (isFilled(names) && !isSameNumber(number, names))
      refuseFields(
        ['documents'],
        `${which} names the batch “${names}”, but this batch is ${number}: attach the document of this batch.`,
      );
    if (kind === 'analysis' && examined === 'pre-shipment sample')
      refuseFields(
        ['documents'],
        `${which} is the analysis of a pre-shipment sample, which does not stand for the batch: attach the analysis of the batch itself.`,
      );
  }
};

const checkRecall = ({ state, recallNotice }: Batch) => {
  if (state === 'recalled' && !isFilled(recallNotice))
    refuseFields(
      ['recallNotice'],
      'Say what customers should do with a recalled batch, such as “Do not use the oil. Write to us”.',
    );
};

/** Throws an error that says why, if a batch may not be published. */
const checkPublication = (batch: Batch) => {
  const number = isFilled(batch.Title) ? batch.Title : '';
  checkComposition(batch);
  checkDocuments(batch, number);
  checkRecall(batch);
};

/**
 * Checks the number of a batch when it is saved, and the whole batch when it is published, in the
 * panel or through the API. Labels carry the number, so two batches may not have numbers that
 * differ only in case, spaces or dashes. After the first publication the number cannot change, even
 * while the batch is unpublished. The private field `publishedNumber` records the published number.
 */
export const checkBatches = (strapi: Core.Strapi): void => {
  const drafts = (): Promise<Batch[]> =>
    strapi.db.query(UID).findMany({
      select: ['documentId', 'Title', 'publishedNumber'],
      where: { publishedAt: null },
    });

  const draftOf = (documentId: string | undefined): Promise<Batch | null> =>
    documentId === undefined
      ? Promise.resolve(null)
      : strapi.db.query(UID).findOne({
          where: { documentId, publishedAt: null },
          populate: ['components', 'documents'],
        });

  const checkedNumber = async (written: string, own: Batch | null): Promise<string> => {
    const number =
      batchNumber(written) ??
      refuseFields(
        ['Title'],
        `Write the number of the label in letters, digits and dashes, up to ${LONGEST_NUMBER} characters, such as SN-2026-014.`,
      );
    const fixed = own?.publishedNumber;
    if (isFilled(fixed) && fixed !== number)
      refuseFields(
        ['Title'],
        `The number ${fixed} was published and stands on labels, so it stays: make a new batch for another number.`,
      );
    const same = (await drafts()).find(
      ({ documentId, Title, publishedNumber }) =>
        documentId !== own?.documentId &&
        [Title, publishedNumber].some((other) => isFilled(other) && isSameNumber(number, other)),
    );
    if (same)
      refuseFields(['Title'], `Another batch has the number ${String(same.Title)} already.`);
    return number;
  };

  const recordNumber = async (documentId: string) => {
    const published = await strapi.db.query(UID).findOne({
      select: ['Title', 'publishedNumber'],
      where: { documentId, publishedAt: { $notNull: true } },
    });
    if (!published || published.publishedNumber === published.Title) return;
    await strapi.db
      .query(UID)
      .updateMany({ where: { documentId }, data: { publishedNumber: published.Title } });
  };

  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (uid !== UID) return next();
    const params = context.params as Params;
    const isWrite = WRITES.includes(action);
    const isPublished = action === 'publish' || (isWrite && params.status === 'published');
    if (!isWrite && !isPublished) return next();
    const stored = await draftOf(params.documentId);
    const own = action === 'update' ? stored : null;
    if (isWrite) {
      const { publishedNumber: _, ...data } = params.data ?? {};
      // A copy that sets no number gets the original's number, which `checkedNumber` then refuses
      // as a duplicate.
      const written = action === 'clone' ? (data['Title'] ?? stored?.Title) : data['Title'];
      params.data = {
        ...data,
        ...(isFilled(written) && { Title: await checkedNumber(written, own) }),
        ...(action !== 'update' && { publishedNumber: null }),
      };
    }
    if (isPublished) checkPublication({ ...stored, ...(isWrite && params.data) });
    const result = await next();
    if (isPublished) {
      const { documentId } = (result ?? {}) as { documentId?: string };
      await recordNumber(params.documentId ?? documentId ?? '');
    }
    return result;
  });
};
