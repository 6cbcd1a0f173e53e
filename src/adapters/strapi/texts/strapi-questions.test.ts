import { describe, expect, it } from 'vitest';
import { aNetwork, json, listOf } from '../../../../test/builders/a-network';
import { aProblemLog } from '../../../../test/builders/a-problem-log';
import type { Questions } from '../../../application/ports/questions';
import { strapiClient } from '../http/strapi-client';
import { strapiQuestions } from './strapi-questions';

const DEFAULTS: Questions = {
  all: async () => [
    {
      id: 'shipped',
      group: 'harvest',
      position: 0,
      question: 'Who does the work?',
      answer: ['Families.'],
    },
  ],
};

const wire = (documentId: string, fields: object = {}) => ({
  documentId,
  question: `Is ${documentId} burned?`,
  answer: 'Yes, on charcoal.',
  group: 'use-and-safety',
  position: 1,
  ...fields,
});

function reading() {
  const log = aProblemLog();
  const client = strapiClient({ host: 'https://cms.example', token: '' });
  return { log, all: () => strapiQuestions(client, log, DEFAULTS).all() };
}

const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);

describe('questions of a CMS', () => {
  it('questions of a CMS are requested without a sort and a filter, which a CMS might refuse', async () => {
    const { calls } = aNetwork(listOf([wire('a', { question: ' Is resin burned? ' })]));
    expect(await reading().all()).toEqual([
      {
        id: 'question-is-resin-burned',
        group: 'use-and-safety',
        position: 1,
        question: 'Is resin burned?',
        answer: ['Yes, on charcoal.'],
      },
    ]);
    expect(calls.map(({ address, query }) => `${address}?${query}`)).toEqual([
      'https://cms.example/api/questions?populate=*&pagination[page]=1&pagination[pageSize]=100',
    ]);
  });

  it('questions of a CMS are read from all pages', async () => {
    aNetwork(
      listOf([wire('a')], { page: 1, pageCount: 2, total: 2 }),
      listOf([wire('b')], { page: 2, pageCount: 2, total: 2 }),
    );
    expect(idsOf(await reading().all())).toEqual(['question-is-a-burned', 'question-is-b-burned']);
  });

  it.each([
    ['One.\n\nTwo.', ['One.', 'Two.']],
    ['One.\r\n \t\r\nTwo,\r\nof two lines.\n\n\n\n', ['One.', 'Two,\r\nof two lines.']],
    ['\n\nOne.\n\n\u200B\n\nTwo.', ['One.', 'Two.']],
  ])('questions of a CMS have an answer of paragraphs: %j', async (answer, paragraphs) => {
    aNetwork(listOf([wire('a', { answer })]));
    const [first] = await reading().all();
    expect(first?.answer).toEqual(paragraphs);
  });

  it('questions of a CMS with the same text have different anchors, which do not depend on positions', async () => {
    const question = 'Why?';
    const anchors = async (...positions: readonly number[]) => {
      aNetwork(listOf([...'ba'].map((id, at) => wire(id, { question, position: positions[at] }))));
      return (await reading().all()).map(({ id, position }) => [id, position]);
    };
    expect(await anchors(1, 2)).toEqual([
      ['question-why', 2],
      ['question-why-2', 1],
    ]);
    expect(await anchors(2, 1)).toEqual([
      ['question-why', 1],
      ['question-why-2', 2],
    ]);
  });

  it.each([{ group: 'shipping', position: 'first' }, { group: null, position: null }, {}])(
    'questions of a CMS are in the first group and without a position unless the CMS says otherwise: %j',
    async (fields) => {
      const { documentId, question, answer } = wire('a');
      aNetwork(listOf([{ documentId, question, answer, ...fields }]));
      const [first] = await reading().all();
      expect(first).toMatchObject({ group: 'oils-and-resin', position: null });
    },
  );

  it.each([{ question: ' ' }, { answer: '\n\u200B\n' }, { answer: [] }, { documentId: '' }])(
    'questions of a CMS with %j are left out and reported',
    async (fields) => {
      aNetwork(listOf([wire('bad', fields), wire('good')]));
      const { log, all } = reading();
      expect(idsOf(await all())).toEqual(['question-is-good-burned']);
      expect(log.problems).toEqual(['A question could not be read and was left out']);
    },
  );

  it.each([
    ['has none', () => listOf([])],
    ['has none that can be read', () => listOf([{ documentId: 'a' }])],
    ['lacks the content type', () => json({ data: null, error: {} }, { status: 404 })],
    ['does not publish the content type', () => json({ data: null, error: {} }, { status: 403 })],
  ])('questions of a CMS are those of the site when the CMS %s', async (_, answer) => {
    aNetwork(answer());
    expect(idsOf(await reading().all())).toEqual(['shipped']);
  });

  it('questions of a CMS are not replaced by those of the site when the CMS fails', async () => {
    aNetwork(json({ data: null, error: {} }, { status: 500 }));
    await expect(reading().all()).rejects.toMatchObject({ kind: 'internal-server-error' });
  });
});
