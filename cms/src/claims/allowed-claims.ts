import type { Core } from '@strapi/strapi';
import { sentenceKey, sentencesOf } from './sentences';

export const ALLOWED_CLAIM = 'api::allowed-claim.allowed-claim';

/** Returns the keys of the sentences that an editor has allowed with a reason. */
export const allowedSentences = async (strapi: Core.Strapi): Promise<ReadonlySet<string>> => {
  const rows: readonly { readonly sentence?: string | null }[] = await strapi.db
    .query(ALLOWED_CLAIM)
    .findMany({ select: ['sentence'] });
  return new Set(rows.flatMap(({ sentence }) => sentencesOf(sentence ?? '').map(sentenceKey)));
};
