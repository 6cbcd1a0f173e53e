import type { Core } from '@strapi/strapi';
import { PRESCRIBED_KEYS } from './prescribed-sentences';
import { sentenceKey, sentencesOf } from './sentences';

export const ALLOWED_CLAIM = 'api::allowed-claim.allowed-claim';

/**
 * Returns the keys of the sentences that an editor has allowed with a reason, and of those that the
 * specification prescribes.
 */
export const allowedSentences = async (strapi: Core.Strapi): Promise<ReadonlySet<string>> => {
  const rows: readonly { readonly sentence?: string | null }[] = await strapi.db
    .query(ALLOWED_CLAIM)
    .findMany({ select: ['sentence'] });
  const allowed = rows.flatMap(({ sentence }) => sentencesOf(sentence ?? '').map(sentenceKey));
  return new Set([...PRESCRIBED_KEYS, ...allowed]);
};
