import type { Core, UID } from '@strapi/strapi';
import { refuseFields } from '../field-errors/refuse-fields';
import { currentUser } from '../permissions/current-user';
import { isVersionedHere } from '../versions/has-versions';
import { contentOfRow, hasDrafts, rowsOf, titleOf } from '../versions/read-content';
import { ALLOWED_CLAIM, allowedSentences } from './allowed-claims';
import { type Claim, findClaims } from './find-claims';
import { sentenceKey } from './sentences';
import { textsIn } from './texts-in';

/** Actions of the document service that write the fields of an entry. */
const WRITES = ['create', 'clone', 'update'];

/** Maximum number of sentences that an error message quotes. Further ones are only counted. */
const MOST_SHOWN = 5;

type Values = Readonly<Record<string, unknown>>;

interface Params {
  readonly documentId?: string;
  readonly locale?: unknown;
  readonly status?: unknown;
  readonly data?: Values;
}

interface FoundClaim extends Claim {
  readonly field: string;
  readonly label: string;
}

const HOW_TO_OVERRULE =
  'Reword these sentences. If you can prove one, add it to “Allowed claim” with the reason, and publish again.';

const described = ({ label, words, sentence, why }: FoundClaim) =>
  `${label}: “${words}” in “${sentence}” – ${why}`;

const refusal = (title: string, found: readonly FoundClaim[]): string => {
  const more = found.length - MOST_SHOWN;
  return [
    `Not published${title && ` (${title})`}: words that the law forbids for such goods, or allows only with a proof.`,
    ...found.slice(0, MOST_SHOWN).map(described),
    ...(more > 0 ? [`And ${more} more.`] : []),
    HOW_TO_OVERRULE,
  ].join('\n');
};

const checkValues = async (strapi: Core.Strapi, uid: UID.ContentType, values: Values) => {
  const found = textsIn(strapi, strapi.contentTypes[uid], values).flatMap(
    ({ field, label, text }) => findClaims(text).map((claim) => ({ ...claim, field, label })),
  );
  if (found.length === 0) return;
  const allowed = await allowedSentences(strapi);
  const left = found.filter(({ sentence }) => !allowed.has(sentenceKey(sentence)));
  const [first] = left;
  if (first) refuseFields([first.field], refusal(titleOf(uid, values), left));
};

const isInLocale = (row: { readonly locale: string | null }, locale: unknown) =>
  typeof locale !== 'string' || locale === '*' || row.locale === null || row.locale === locale;

/**
 * Refuses to publish an entry that contains claims which the law forbids, until an editor has
 * rewritten them or allowed them with a reason. For a type without drafts, saving an entry
 * publishes it. Checks only users of the panel, because programs and the CMS itself write content
 * that was checked before.
 */
export const checkClaims = (strapi: Core.Strapi): void => {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (uid === ALLOWED_CLAIM || !isVersionedHere(strapi, uid) || !currentUser(strapi))
      return next();
    const { documentId, locale, status, data } = context.params as Params;
    if (action === 'publish') {
      const rows = await rowsOf(strapi, uid, documentId ?? '');
      const drafts = rows.filter((row) => row.publishedAt === null && isInLocale(row, locale));
      for (const draft of drafts) await checkValues(strapi, uid, contentOfRow(strapi, uid, draft));
    } else if (WRITES.includes(action) && (!hasDrafts(strapi, uid) || status === 'published'))
      await checkValues(strapi, uid, data ?? {});
    return next();
  });
};
