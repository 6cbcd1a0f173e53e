import { expect, it } from 'vitest';
import { findClaims } from '../../cms/src/claims/find-claims';
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

const claimsIn = (content: unknown) => [
  ...new Set(
    [...textsOf(content)].flatMap(findClaims).map(({ words, sentence }) => `${words}: ${sentence}`),
  ),
];

// The owner prescribed these texts. An editor who publishes them needs the documents that prove
// them.
it('the texts that ship with the site claim only what the owner prescribed', () => {
  expect(claimsIn(PAGE_TEXTS).sort()).toEqual([
    'fair trade: Fair Trade',
    'fair wages: Direct partnerships with Somali harvesters, ensuring fair wages.',
    'fair wages: Fair wages for Somali harvesters',
    'sustainable: Protecting Boswellia trees through sustainable resin collection.',
    'zero waste: Zero Waste',
  ]);
});

it('the questions, testimonials and samples claim nothing, except for one promise that a post quotes', () => {
  expect(
    claimsIn([SHIPPED_QUESTIONS, SHIPPED_TESTIMONIALS, sampleProducts, sampleBatches]),
  ).toEqual([]);
  expect(claimsIn(samplePosts)).toEqual([
    'fair wages: Direct partnerships with Somali harvesters, ensuring fair wages: that is this brand’s promise.',
  ]);
});
