import { decodeHTMLStrict } from 'entities';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { SHIPPED_QUESTIONS } from '../../src/adapters/embedded/questions/shipped-questions';
import { entryPath } from '../../src/adapters/strapi/http/entry-path';
import { queryString } from '../../src/adapters/strapi/http/query-string';
import { retryAfterMs } from '../../src/adapters/strapi/http/to-content-error';
import { textConditions } from '../../src/adapters/strapi/queries/text-conditions';
import { toQuestion } from '../../src/adapters/strapi/texts/to-question';
import { toAddress } from '../../src/adapters/strapi/wire/file-address';
import { mediaWire } from '../../src/adapters/strapi/wire/strapi-wire';
import { toBodyBlocks } from '../../src/adapters/strapi/wire/to-body-blocks';
import { postWire } from '../../src/adapters/strapi/wire/to-post';
import { productWire } from '../../src/adapters/strapi/wire/to-product';
import { ContentError } from '../../src/application/content-error';
import { paragraphsOf, splitDescription } from '../../src/domain/catalogue/description';
import { oilOf } from '../../src/domain/catalogue/oil-volumes';
import { shortFact } from '../../src/domain/catalogue/product-facts';
import { enquiryProblems, trimmedEnquiry } from '../../src/domain/enquiries/enquiry';
import { headingIds } from '../../src/domain/journal/heading-ids';
import { formatPublishedDate } from '../../src/domain/journal/published-date';
import { readingMinutes } from '../../src/domain/journal/reading-time';
import { relatedPosts } from '../../src/domain/journal/related-posts';
import { questionsInGroups } from '../../src/domain/questions/questions-in-groups';
import { matchesText } from '../../src/domain/shared/matches-text';
import { momentOf } from '../../src/domain/shared/parse-moment';
import { searchText } from '../../src/domain/shared/search-text';
import { breakEndlessWords, firstWords, isVisible } from '../../src/domain/shared/shorten-text';
import { drawingOf } from '../../src/ui/components/drawings/drawing-of';
import { descriptionOf, titleOf } from '../../src/ui/content/meta/page-meta';
import { addressOf, mediaAddressOf } from '../../src/ui/markup/editor-url';
import { isReadable } from '../../src/ui/markup/is-readable';
import { htmlIntoTree } from '../../src/ui/markup/parsing/html-into-tree';
import { markdownTree } from '../../src/ui/markup/parsing/markdown-tree';
import { treeBuilder } from '../../src/ui/markup/parsing/tree-builder';
import { foundQuestions } from '../../src/ui/pages/faq/found-questions';
import { opensWithInitial } from '../../src/ui/pages/post/article-model/opens-with-initial';
import { postQueryIn, postSearchOf } from '../../src/ui/site/addresses/post-query-address';
import { productQueryIn, searchOf } from '../../src/ui/site/addresses/product-query-address';
import { aPostSummary } from '../builders/a-post';
import { anEnquiry } from '../builders/an-enquiry';
import { adversarialTexts } from './adversarial-texts';
import { growthOfTime, MAX_GROWTH } from './cost-growth';

const CMS = 'https://cms.example';
const log = { report: () => undefined };

const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '');

/**
 * Runs `read`, and returns a ContentError instead of throwing it. Some texts cause this error, for
 * example a quote without words, and the time until the error must grow linearly, too.
 */
function orContentError(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}

/**
 * The site's functions that process text from the CMS or from a visitor, each with a description
 * for the name of its test. Add new functions here.
 */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'the character references of a text': decodeHTMLStrict,
  'the address of a link': addressOf,
  'the address of a picture': (text) => mediaAddressOf(text, CMS),
  'the address of a file of the CMS': (text) => toAddress(text, CMS),
  'the path of an entry': (text) => entryPath('/products', wellFormed(text)),
  'the Retry-After header': retryAfterMs,
  'a product of the CMS': (text) =>
    v.safeParse(productWire, { documentId: text, Title: text, Description: text, Volume: text }),
  'a post of the CMS': (text) =>
    v.safeParse(postWire, { documentId: text, Title: text, Description: text, publishedOn: text }),
  'a part of a post of the CMS': (text) =>
    orContentError(() =>
      toBodyBlocks({ __component: 'blog-body.quote', text, author: text }, 0, CMS, log),
    ),
  'a part of a post with fields of any name': (text) =>
    orContentError(() =>
      toBodyBlocks({ __component: 'blog-body.text', [text]: text, a: text }, 0, CMS, log),
    ),
  'a price in words': (text) => v.safeParse(productWire.entries.Price, text),
  'a moment': momentOf,
  'whether a text is visible': isVisible,
  'a picture of the CMS': (text) => v.safeParse(mediaWire, { url: text, alternativeText: text }),
  'the query of a call': (text) => queryString({ filters: { $or: textConditions(text) } }),
  'the parameters of a call': (text) => queryString({ text: wellFormed(text) }),
  'a search text': searchText,
  'the search of the sample catalogue': (text) =>
    matchesText({ title: text, description: text }, text.slice(1, 90)),
  'the search of the questions': (text) =>
    foundQuestions(questionsInGroups(SHIPPED_QUESTIONS), text),
  'a question of the CMS': (text) =>
    orContentError(() => toQuestion({ documentId: 'a', question: text, answer: text })),
  'the address of a list of products': (text) =>
    productQueryIn(`?q=${text}&volume=${text}&price=${text}&rating=${text}&page=${text}`),
  'another address of a list of products': (text) => searchOf({ text: 'a' }, `?${text}`),
  'the address of a list of posts': (text) => postQueryIn(`?q=${text}&page=${text}`),
  'another address of a list of posts': (text) => postSearchOf({ text: 'a' }, `?${text}`),
  'an enquiry': (text) =>
    enquiryProblems(
      trimmedEnquiry(anEnquiry({ name: text, email: text, company: text, message: text })),
    ),
  'the paragraphs of a description': paragraphsOf,
  'the lead of a description': splitDescription,
  'the first words': (text) => firstWords(text, 3),
  'endless words': breakEndlessWords,
  'the oil of a title': oilOf,
  'a fact': (text) =>
    shortFact(
      [
        { label: text, value: text },
        { label: 'a', value: text },
      ],
      'a',
    ),
  'a date': formatPublishedDate,
  'the id of a heading': (text) => headingIds([text]),
  'the minutes to read': readingMinutes,
  'the posts related': (text) =>
    relatedPosts(aPostSummary({ title: text }), [aPostSummary({ id: 'b', description: text })]),
  'the illustration of a post': drawingOf,
  'the title of a document': (text) => titleOf(text, 'Sanaag'),
  'the description of a document': (text) => descriptionOf(text, ''),
  'the first letter of a text': (text) =>
    opensWithInitial({
      type: 'root',
      children: [
        {
          type: 'element',
          tagName: 'p',
          properties: {},
          children: [{ type: 'text', value: text }],
        },
      ],
    }),
};

/** Returns the adversarial texts for which the time of `read` grows more than `MAX_GROWTH`. */
const slowest = (read: (text: string) => unknown, count: number, size: number) =>
  adversarialTexts(count, 7)
    .map(({ name, of }) => ({ name, growth: Math.round(growthOfTime(of, read, size)) }))
    .filter(({ growth }) => growth > MAX_GROWTH);

describe('a hundred times the text', () => {
  it.each(Object.entries(READERS))(
    'a hundred times the text takes about a hundred times as long: %s',
    (_, read) => {
      expect(slowest(read, 40, 1_000)).toEqual([]);
    },
  );

  it('a hundred times the text takes about a hundred times as long: whether a text can be parsed as Markdown', () => {
    expect(slowest(isReadable, 40, 1_000)).toEqual([]);
  });

  it('a hundred times the text takes about a hundred times as long: HTML', () => {
    expect(slowest((text) => htmlIntoTree(text, treeBuilder()), 20, 5_000)).toEqual([]);
  });

  it('a hundred times the text takes about a hundred times as long: Markdown', () => {
    const hosts = { mediaBaseUrl: CMS, trusted: new Set<string>() };
    expect(slowest((text) => markdownTree(text, hosts), 40, 1_000)).toEqual([]);
  });
});
