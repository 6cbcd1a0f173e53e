import { expect, it } from 'vitest';
import { findClaims } from '../../cms/src/claims/find-claims';
import { PRESCRIBED_SENTENCES } from '../../cms/src/claims/prescribed-sentences';
import { SHIPPED_TESTIMONIALS } from '../../src/adapters/embedded/embedded-testimonials';
import { PAGE_TEXTS } from '../../src/adapters/embedded/page-texts';
import { SHIPPED_QUESTIONS } from '../../src/adapters/embedded/questions/shipped-questions';
import { sampleBatches } from '../../src/adapters/in-memory/sample/sample-batches';
import { samplePosts } from '../../src/adapters/in-memory/sample/sample-posts';
import { sampleProducts } from '../../src/adapters/in-memory/sample/sample-products';

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* textsOf(inner);
}

/** Returns the sentences that contain a claim, from all texts in `content`. */
const claimsIn = (content: unknown) =>
  new Set([...textsOf(content)].flatMap(findClaims).map(({ sentence }) => sentence));

it('the texts and samples that ship with the site claim only what the specification prescribes', () => {
  const claimed = claimsIn([
    PAGE_TEXTS,
    SHIPPED_QUESTIONS,
    SHIPPED_TESTIMONIALS,
    sampleProducts,
    sampleBatches,
    samplePosts,
  ]);
  expect(claimed).toEqual(new Set(PRESCRIBED_SENTENCES));
});
