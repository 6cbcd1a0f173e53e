import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SHIPPED_TESTIMONIALS } from '../../src/adapters/embedded/embedded-testimonials';
import { SHIPPED_QUESTIONS } from '../../src/adapters/embedded/questions/shipped-questions';
import { strapiClient } from '../../src/adapters/strapi/http/strapi-client';
import { strapiQuestions } from '../../src/adapters/strapi/texts/strapi-questions';
import { strapiTestimonials } from '../../src/adapters/strapi/texts/strapi-testimonials';
import { questionsInGroups } from '../../src/domain/questions/questions-in-groups';
import { aProblemLog } from '../builders/a-problem-log';
import { anAuthor, anEditor, type Person, sendJson } from './admin/panel-users';
import { administrator } from './administrator';
import { ask, CMS_URL, EDITOR, SITE, VISITOR } from './cms-under-test';

const inPanel = (type: string) => `/content-manager/collection-types/api::${type}.${type}`;

/** Returns the ids of all entries, drafts included, by position. */
const idsOf = async (type: string): Promise<readonly string[]> => {
  const list = await ask(`${inPanel(type)}?pageSize=100&sort=position:ASC`, {
    as: administrator(),
  });
  return (list.body as { results: { documentId: string }[] }).results.map(
    ({ documentId }) => documentId,
  );
};

const empty = async (type: string) => {
  for (const id of await idsOf(type))
    await ask(`${inPanel(type)}/${id}`, { as: administrator(), method: 'DELETE' });
};

const start = (types: string, as: Person = administrator()) =>
  sendJson(as, 'POST', `/content-manager/${types}/shipped`, {});

/** A port without shipped content, so that the tests read only what the CMS returns. */
const NONE = { all: async () => [] };
const client = () => strapiClient({ host: CMS_URL, token: '' });

const withoutId = <One extends { id: string }>({ id: _, ...rest }: One) => rest;

const questions = async () => {
  const log = aProblemLog();
  const all = await strapiQuestions(client(), log, NONE).all();
  expect(log.problems).toEqual([]);
  return questionsInGroups(all).map((group) => ({
    ...group,
    questions: group.questions.map(withoutId),
  }));
};
const SHIPPED_GROUPS = questionsInGroups(SHIPPED_QUESTIONS).map((group) => ({
  ...group,
  questions: group.questions.map(withoutId),
}));

const testimonials = async () => {
  const log = aProblemLog();
  const all = await strapiTestimonials(client(), log, NONE).all();
  expect(log.problems).toEqual([]);
  return all.map(withoutId);
};

let author: Person;
let editor: Person;
beforeAll(async () => {
  [author, editor] = [await anAuthor(), await anEditor()];
});

beforeEach(async () => {
  await empty('question');
  await empty('testimonial');
});

describe('creating entries from the shipped content', () => {
  it('creating entries from the shipped content publishes the questions that ship with the site, in their groups and their order', async () => {
    expect(await questions()).toEqual([]);
    expect(await start('questions')).toMatchObject({
      status: 200,
      body: { data: { created: SHIPPED_QUESTIONS.length } },
    });
    expect(await questions()).toEqual(SHIPPED_GROUPS);
  });

  it('creating entries from the shipped content publishes the testimonials that ship with the site, marked as samples', async () => {
    expect(await testimonials()).toEqual([]);
    expect((await start('testimonials', editor)).status).toBe(200);
    expect(await testimonials()).toEqual(SHIPPED_TESTIMONIALS.map(withoutId));
  });

  it('creating entries from the shipped content creates entries that can be changed one by one', async () => {
    await start('testimonials');
    const [first] = await idsOf('testimonial');
    const path = `${inPanel('testimonial')}/${first}/actions/publish`;
    const text = 'It smells of lemon and stone.';
    expect((await sendJson(administrator(), 'POST', path, { text })).status).toBe(200);
    expect((await testimonials()).map((one) => one.text)).toEqual([
      text,
      ...SHIPPED_TESTIMONIALS.slice(1).map((one) => one.text),
    ]);
  });

  it('creating entries from the shipped content is refused when the list contains an entry, even a draft', async () => {
    await sendJson(administrator(), 'POST', inPanel('question'), { question: 'A?', answer: 'B.' });
    expect(await start('questions')).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('not empty any more') } },
    });
    expect(await idsOf('question')).toHaveLength(1);
  });

  it('creating entries from the shipped content happens once when several requests arrive at the same time', async () => {
    const statuses = await Promise.all(
      [1, 2, 3, 4].map(async () => (await start('questions')).status),
    );
    expect(statuses.sort()).toEqual([200, 400, 400, 400]);
    expect(await questions()).toEqual(SHIPPED_GROUPS);
  });

  it.each([
    ['a visitor', 401, () => VISITOR],
    ['the site', 401, () => SITE],
    ['a program with full access', 401, () => EDITOR],
    ['an Author, who may not publish', 403, () => author],
  ])('creating entries from the shipped content is refused for %s', async (_, status, as) => {
    expect((await start('questions', as())).status).toBe(status);
    expect((await start('testimonials', as())).status).toBe(status);
    expect([...(await idsOf('question')), ...(await idsOf('testimonial'))]).toEqual([]);
  });
});
