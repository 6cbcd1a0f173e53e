import type { Volume } from './volume';

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?|five|ten|fifteen|twenty|thirty|fifty|(?:(?:a|one) )?hundred)`;
const GAP = String.raw`[\s_\p{Pd}]*`;
const UNIT = '(?:mls?|millilit(?:er|re)s?|㎖)';
const AND = String.raw`\s*(?:,|/|\+|&|and|or)\s*`;

/** A volume as owners write it into a title: `10ml`, `Ten-ml`, `3 × 10 ml`, `Ten and Thirty ml`, `bulk`; with the sign before it, as Safari before 16.4 knows no lookbehind. */
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
 * Names a product in a volume, each said once. A title that mentions the volume stays as it is; one that
 * mentions another gets this one in its place: `Maydi, Ten ml` in bulk is `Maydi, Bulk`.
 */
export function titleInVolume(title: string, volume: Volume | null): string {
  if (volume === null) return title;
  const mentions = [...title.matchAll(MENTION)].map(([, , mention = '']) => mention);
  if (mentions.some((mention) => SPELLINGS[volume].test(mention))) return title;
  if (mentions.length > 0) return title.replace(MENTION, (_, before: string) => before + volume);
  return `${title.replace(/[\s,;:\p{Pd}]+$/u, '')}, ${volume}`;
}
