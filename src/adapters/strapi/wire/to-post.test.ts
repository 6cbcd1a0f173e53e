import { describe, expect, it } from 'vitest';
import { aMediaWire } from '../../../../test/builders/a-media-wire';
import { aPostWire } from '../../../../test/builders/a-post-wire';
import { aProblemLog } from '../../../../test/builders/a-problem-log';
import * as posts from './to-post';

const HOST = 'https://cms.example';
const NOW = Date.UTC(2026, 0, 1);

const toPostSummary = (value: unknown, host: string, log = aProblemLog()) =>
  posts.toPostSummary(value, host, log, NOW);
const toBlogPost = (value: unknown, host: string, log: ReturnType<typeof aProblemLog>) =>
  posts.toBlogPost(value, host, log, NOW);

describe('toPostSummary', () => {
  it('toPostSummary reads the fields of a card and nothing else', () => {
    const { picture, ...rest } = toPostSummary(aPostWire({ blogimg: aMediaWire() }), HOST);
    expect(rest).toEqual({
      id: 'zr0fpdtkqd583p91ghov214q',
      title: 'How a tear forms',
      description: 'From the cut in the bark to the still.',
      topics: [],
      publishedOn: '2025-03-20T08:00:00.001Z',
      createdAt: '2025-03-12T08:00:00.000Z',
      changedAt: '2025-03-20T08:00:00.000Z',
    });
    expect(picture?.url).toBe('https://cms.example/uploads/tears.jpg');
  });

  it("toPostSummary prefers the editor's date: publishedAt changes with every edit", () => {
    const wire = aPostWire({ publishedOn: '2025-03-10' });
    expect(toPostSummary(wire, HOST).publishedOn).toBe('2025-03-10');
  });

  it.each([
    ['null', { publishedOn: null, publishedAt: null, createdAt: null }],
    ['no text', { publishedOn: 1, publishedAt: {}, createdAt: [] }],
  ])('toPostSummary has no date when they are %s', (_, dates) => {
    expect(toPostSummary(aPostWire(dates), HOST)).toMatchObject({
      publishedOn: null,
      createdAt: null,
    });
  });

  it.each([
    ['has the publication time of the CMS when the editor’s date does not exist', '2025-02-30'],
    ['has the publication time of the CMS when the editor’s date is not a date', 'soon'],
  ])('toPostSummary %s', (_, publishedOn) => {
    const log = aProblemLog();
    const wire = aPostWire({ publishedOn });
    expect(toPostSummary(wire, HOST, log).publishedOn).toBe('2025-03-20T08:00:00.001Z');
    expect(log.problems).toEqual([
      `publishedOn of "How a tear forms" was left out: it is "${publishedOn}"`,
    ]);
  });

  it.each(['soon', '2025-02-30', '2099-01-01T00:00:00.000Z', 12])(
    'toPostSummary has no publication, creation or change date where the CMS has %j',
    (moment) => {
      const wire = aPostWire({ publishedAt: moment, createdAt: moment, updatedAt: moment });
      expect(toPostSummary(wire, HOST)).toMatchObject({
        title: 'How a tear forms',
        publishedOn: null,
        createdAt: null,
        changedAt: null,
      });
    },
  );

  it('toPostSummary keeps the day that its editor chose, also in the future', () => {
    const wire = aPostWire({ publishedOn: '2026-05-01' });
    expect(toPostSummary(wire, HOST).publishedOn).toBe('2026-05-01');
  });

  it('toPostSummary accepts a missing description and picture', () => {
    expect(toPostSummary({ documentId: 'a', Title: 'A' }, HOST)).toEqual({
      id: 'a',
      title: 'A',
      description: '',
      picture: null,
      topics: [],
      publishedOn: null,
      createdAt: null,
      changedAt: null,
    });
  });

  it('toPostSummary splits its topics, trimmed and without duplicates', () => {
    const topicsOf = (topics: unknown) => toPostSummary(aPostWire({ topics }), HOST).topics;
    expect(topicsOf('Harvest, Trees,Home ,, Harvest')).toEqual(['Harvest', 'Trees', 'Home']);
    expect(topicsOf(null)).toEqual([]);
    expect(topicsOf(['Harvest'])).toEqual([]);
  });

  it.each([
    ['null', null],
    ['no title', aPostWire({ Title: null })],
    ['an invisible title', aPostWire({ Title: '\u200b\u200d' })],
    ['no id', aPostWire({ documentId: null })],
  ])('toPostSummary cannot read %s', (_, wire) => {
    expect(() => toPostSummary(wire, HOST)).toThrow(expect.objectContaining({ kind: 'malformed' }));
  });
});

describe('toBlogPost', () => {
  const text = (id: number, body: string) => ({ __component: 'blog-body.text', id, body });

  it('toBlogPost reads the parts of the body in their order', () => {
    const Body = [
      text(3, '## The cut'),
      { __component: 'blog-body.picture', id: 3, image: aMediaWire(), alt: null, caption: null },
      { __component: 'blog-body.quote', id: 3, text: 'It gives.', author: 'A harvester' },
    ];
    const { body } = toBlogPost(aPostWire({ Body }), HOST, aProblemLog());
    expect(body.map(({ kind }) => kind)).toEqual(['markdown', 'picture', 'quote']);
    expect(new Set(body.map(({ key }) => key)).size).toBe(3);
  });

  it('toBlogPost leaves out unknown and invalid parts, and reports each', () => {
    const log = aProblemLog();
    const Body = [
      text(1, 'One'),
      { __component: 'blog-body.video', id: 1, url: 'https://video.example' },
      { __component: 'blog-body.quote', id: 1, text: null },
      null,
      'text',
      text(2, 'Two'),
    ];
    const { body } = toBlogPost(aPostWire({ Body }), HOST, log);
    expect(body.map((block) => block.kind === 'markdown' && block.markdown)).toEqual([
      'One',
      'Two',
    ]);
    expect(log.problems).toEqual([
      'The site does not know the component blog-body.video, which was left out',
      ...Array(3).fill('A part of a post could not be read and was left out'),
    ]);
  });

  it.each([
    ['null', null],
    ['missing', undefined],
    ['no list', 'text'],
  ])('toBlogPost has an empty body when it is %s', (_, Body) => {
    expect(toBlogPost(aPostWire({ Body }), HOST, aProblemLog()).body).toEqual([]);
  });
});
