import type { BodyBlockDraft, PostDraft } from '../../../application/ports/blog';
import type { SampleFile } from './sample-picture-texts';

/**
 * A block of a post's body. Pictures take their alternative text from `sample-picture-texts.ts`.
 */
export type SampleBlock =
  | Extract<BodyBlockDraft, { readonly kind: 'markdown' | 'quote' }>
  | { readonly kind: 'picture'; readonly picture: SampleFile; readonly caption: string | null };

/** A post as an editor writes it, with the names of its pictures in `art/`. */
export interface SamplePost
  extends Omit<PostDraft, 'picture' | 'topics' | 'body' | 'searchListing'> {
  /** Last segment of the page's URL, so it consists of readable words: `how-a-tear-forms`. */
  readonly id: string;
  /** ISO date, for example `2026-05-04`. */
  readonly publishedOn: string;
  /** `null` when there is no picture; the post's page then shows an engraving. */
  readonly picture: SampleFile | null;
  /** Text below the post's picture on its own page. */
  readonly caption?: string;
  readonly topics: readonly string[];
  readonly body: readonly SampleBlock[];
}
