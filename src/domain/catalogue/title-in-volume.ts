import type { Volume } from './volume';

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?|five|ten|fifteen|twenty|thirty|fifty|(?:(?:a|one) )?hundred)`;
const GAP = String.raw`[\s_\p{Pd}]*`;
const UNIT = '(?:mls?|millilit(?:er|re)s?|㎖)';
const AND = String.raw`\s*(?:,|/|\+|&|and|or)\s*`;

/**
 * A volume as owners write it in a title: `10ml`, `Ten-ml`, `3 × 10 ml`, `Ten and Thirty ml`,
 * `bulk`. The match includes the character before the volume, because Safari before 16.4 does not
 * support lookbehind.
 */
const MENTION = new RegExp(
  String.raw`(^|[^\p{L}\p{N}.,])((?:\d+\s*[x×]\s*)?(?:${NUMBER}${GAP}${UNIT}?${AND})*${NUMBER}${GAP}${UNIT}|bulk)(?![\p{L}\p{N}])`,
  'giu',
);

const SPELLINGS: Readonly<Record<Volume, RegExp>> = {
  'Ten ml': /(?:^|[^\p{N}.,])10(?:[.,]0+)?(?![\p{N}.,]*\p{N})|ten(?!\p{L}*teen)/iu,
  'Thirty ml': /(?:^|[^\p{N}.,])30(?:[.,]0+)?(?![\p{N}.,]*\p{N})|thirty/iu,
  Bulk: /bulk/iu,
};

/**
 * The title of a product with its volume. A title that mentions the volume is returned unchanged. A
 * different volume in the title is replaced: `Maydi, Ten ml` with the volume `Bulk` becomes
 * `Maydi, Bulk`. Otherwise the volume is added at the end.
 */
export function titleInVolume(title: string, volume: Volume | null): string {
  if (volume === null) return title;
  const mentions = [...title.matchAll(MENTION)].map(([, , mention = '']) => mention);
  if (mentions.some((mention) => SPELLINGS[volume].test(mention))) return title;
  if (mentions.length > 0) return title.replace(MENTION, (_, before: string) => before + volume);
  return `${title.replace(/[\s,;:\p{Pd}]+$/u, '')}, ${volume}`;
}
