import type { BodyBlockDraft, PostDraft } from '../../../application/ports/blog';
import type { SampleFile } from './sample-picture-texts';

/** Pictures take their alternative text from `sample-picture-texts.ts`. */
export type SampleBlock =
  | Extract<BodyBlockDraft, { readonly kind: 'markdown' | 'quote' }>
  | { readonly kind: 'picture'; readonly picture: SampleFile; readonly caption: string | null };

/** A post as an editor writes it, with the names of its pictures in `art/`. */
export interface SamplePost extends Omit<PostDraft, 'picture' | 'topics' | 'body'> {
  /** Readable in the address: `/blog-detail/how-a-tear-forms`. */
  readonly id: string;
  /** ISO date. */
  readonly publishedOn: string;
  /** `null`: the page shows an engraving instead. */
  readonly picture: SampleFile | null;
  /** Below that picture on the post's own page. */
  readonly caption?: string;
  readonly topics: readonly string[];
  readonly body: readonly SampleBlock[];
}
