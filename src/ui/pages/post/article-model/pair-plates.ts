import type { ArticlePart, Plate } from './article';

export type Draft = Exclude<ArticlePart, { kind: 'plates' }> | { kind: 'plate'; plate: Plate };

/** Joins two consecutive pictures into a pair; a third one starts a new pair. */
export function pairPlates(drafts: readonly Draft[]): readonly ArticlePart[] {
  const parts: ArticlePart[] = [];
  for (const draft of drafts) {
    const before = parts.at(-1);
    if (draft.kind !== 'plate') parts.push(draft);
    else if (before?.kind === 'plates' && before.plates.length === 1) {
      parts[parts.length - 1] = { ...before, plates: [before.plates[0], draft.plate] };
    } else parts.push({ kind: 'plates', key: draft.plate.key, plates: [draft.plate] });
  }
  return parts;
}
