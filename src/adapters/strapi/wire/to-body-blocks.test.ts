import { describe, expect, it } from 'vitest';
import { aMediaWire } from '../../../../test/builders/a-media-wire';
import { aProblemLog } from '../../../../test/builders/a-problem-log';
import { toBodyBlocks } from './to-body-blocks';

const blocks = (part: Record<string, unknown>, index = 0, log = aProblemLog()) =>
  toBodyBlocks(part, index, 'https://cms.example', log);
const block = (part: Record<string, unknown>, index = 0) => {
  const [first, ...others] = blocks(part, index);
  expect(others).toEqual([]);
  if (first === undefined) throw new Error('A part was expected');
  return first;
};

describe('the key of a part', () => {
  const quote = { __component: 'blog-body.quote', id: 2, text: 'It gives.' };
  const picture = { __component: 'blog-body.picture', id: 2, image: null };

  it('the key of a part contains its type: an id is unique within one type only', () => {
    expect([quote, picture].map((part) => block(part).key)).toEqual([
      'blog-body.quote:2',
      'blog-body.picture:2',
    ]);
  });

  it('the key of a part is its index when it has no id', () => {
    expect(block({ ...quote, id: null }, 0).key).not.toBe(block({ ...quote, id: null }, 1).key);
  });
});

describe('a text', () => {
  const text = (body: unknown) => block({ __component: 'blog-body.text', id: 1, body });

  it('a text is unchanged Markdown, with the host of its relative pictures', () => {
    const markdown = '## The cut\n\n<b>A</b> shallow **cut**.\n\n![A tear](/uploads/tear.jpg)';
    expect(text(markdown)).toEqual({
      kind: 'markdown',
      key: 'blog-body.text:1',
      markdown,
      mediaBaseUrl: 'https://cms.example',
    });
  });

  it('a text is rich text when the CMS uses its block editor', () => {
    const nodes = [{ type: 'paragraph', children: [{ type: 'text', text: 'A cut' }] }];
    expect(text(nodes)).toMatchObject({
      kind: 'rich-text',
      nodes: [{ type: 'paragraph', children: [{ type: 'text', text: 'A cut', bold: false }] }],
    });
  });

  it('a text may be empty', () => {
    expect(text(null)).toMatchObject({ kind: 'markdown', markdown: '' });
  });
});

const paragraph = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }];

describe('a text whose field has another name', () => {
  const part = (fields: Record<string, unknown>) => ({
    __component: 'blog-body.text',
    id: 7,
    ...fields,
  });

  it.each([
    'text',
    'Text',
    'content',
    'Content',
    'richtext',
    'rich_text',
    'RichText',
    'markdown',
    'paragraph',
    'texte',
    'Matn',
    'x',
  ])('a text whose field has another name is read from "%s", as Markdown or as blocks', (field) => {
    expect(block(part({ [field]: 'A **cut**.' }))).toMatchObject({
      kind: 'markdown',
      markdown: 'A **cut**.',
    });
    expect(block(part({ [field]: paragraph('A cut') }))).toMatchObject({
      kind: 'rich-text',
      nodes: [{ type: 'paragraph', children: [{ text: 'A cut' }] }],
    });
  });

  it.each([
    ['a known name over a longer text', { body: 'Short.', note: 'A much longer text.' }, 'Short.'],
    ['a filled field over an empty one', { body: null, content: 'Words.' }, 'Words.'],
    ['a visible text over a blank one', { body: ' \u200b', content: 'Words.' }, 'Words.'],
    [
      'the longest text of unknown fields',
      { lede: 'Two words', matn: 'A whole sentence.' },
      'A whole sentence.',
    ],
    [
      'no setting of its appearance',
      { align: 'a very long name of a setting', matn: 'Words.' },
      'Words.',
    ],
    ['no date of its own', { createdAt: '2026-01-02T03:04:05.000Z', matn: 'Hi.' }, 'Hi.'],
    ['no address', { more: 'https://example.com/a/long/way/to/go', matn: 'Hi.' }, 'Hi.'],
  ])('a text whose field has another name takes %s', (_, fields, markdown) => {
    expect(block(part(fields))).toMatchObject({ markdown });
  });

  it('a text whose field has another name is empty when the part contains only settings, and the settings are reported', () => {
    const log = aProblemLog();
    expect(blocks(part({ align: 'left', body: null }), 0, log)).toMatchObject([{ markdown: '' }]);
    expect(log.problems).toEqual([
      'The site does not show the field "align" of the component blog-body.text',
    ]);
  });

  it('a text whose field has another name reports the fields that were not understood', () => {
    const log = aProblemLog();
    blocks(part({ body: 'Words.', aside: 'More words.', isWide: true }), 0, log);
    expect(log.problems).toEqual([
      'The site does not show the field "aside" of the component blog-body.text',
    ]);
  });

  it('a text whose field has another name reports content that is not text', () => {
    const log = aProblemLog();
    expect(blocks(part({ words: { en: 'Words.' } }), 0, log)).toMatchObject([{ markdown: '' }]);
    expect(log.problems).toEqual([
      'The site does not show the field "words" of the component blog-body.text',
    ]);
  });
});

describe('a quotation whose fields have other names', () => {
  const part = (fields: Record<string, unknown>) =>
    block({ __component: 'blog-body.quote', id: 1, ...fields });

  it.each([
    [{ quote: 'It gives.', by: 'A harvester' }],
    [{ Text: 'It gives.', Author: 'A harvester' }],
    [{ body: 'It gives.', name: 'A harvester' }],
    [{ content: 'It gives.', source: 'A harvester' }],
    [{ quotation: paragraph('It gives.'), cite: 'A harvester' }],
    [{ xigasho: 'It gives.', author: 'A harvester' }],
    [{ text: 'It gives.', qoraa: 'A harvester' }],
    [{ hadal: 'It gives what it can spare.', qoraa: 'A harvester' }],
  ])('a quotation whose fields have other names is read from %j', (fields) => {
    expect(part(fields)).toMatchObject({
      text: expect.stringContaining('It gives'),
      author: 'A harvester',
    });
  });
});

describe('a picture whose fields have other names', () => {
  const part = (fields: Record<string, unknown>) =>
    blocks({ __component: 'blog-body.picture', id: 1, ...fields });

  it.each([
    [{ picture: aMediaWire(), Caption: 'Two weeks on', alternativeText: 'Resin' }],
    [{ Image: aMediaWire(), text: 'Two weeks on', altText: 'Resin' }],
    [{ sawir: aMediaWire(), qoraal: 'Two weeks on', alt: 'Resin' }],
  ])('a picture whose fields have other names is read from %#', (fields) => {
    expect(part(fields)).toMatchObject([
      {
        picture: { url: 'https://cms.example/uploads/tears.jpg', alt: 'Resin' },
        caption: 'Two weeks on',
      },
    ]);
  });

  it('a picture whose fields have other names shows all of its files, with the caption below the first', () => {
    const files = [aMediaWire(), aMediaWire({ url: '/uploads/two.jpg' })];
    const found = part({ images: files, caption: 'Two weeks on' });
    expect(found).toMatchObject([
      { picture: { url: 'https://cms.example/uploads/tears.jpg' }, caption: 'Two weeks on' },
      { picture: { url: 'https://cms.example/uploads/two.jpg' }, caption: null },
    ]);
    expect(new Set(found.map(({ key }) => key)).size).toBe(2);
  });
});

describe('a quotation', () => {
  it.each([
    ['A harvester', 'A harvester'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('a quotation with the author %j has the author %j', (author, expected) => {
    const quote = block({ __component: 'blog-body.quote', id: 1, text: 'It gives.', author });
    expect(quote).toEqual({
      kind: 'quote',
      key: 'blog-body.quote:1',
      text: 'It gives.',
      author: expected,
    });
  });
});

describe('a picture', () => {
  const picture = (given: Record<string, unknown>) =>
    block({ __component: 'blog-body.picture', id: 1, image: aMediaWire(), ...given });

  it('a picture takes its alternative text from the post', () => {
    expect(picture({ alt: 'Resin bleeding', caption: 'Two weeks on' })).toMatchObject({
      kind: 'picture',
      picture: { url: 'https://cms.example/uploads/tears.jpg', alt: 'Resin bleeding' },
      caption: 'Two weeks on',
    });
  });

  it.each([null, '', undefined])(
    "a picture takes the file's own alternative text when there is none: %j",
    (alt) => {
      expect(picture({ alt, caption: alt })).toMatchObject({
        picture: { alt: 'Tears of resin on bark' },
        caption: null,
      });
    },
  );

  it.each([
    ['removed from the library', null],
    ['not requested', undefined],
    ['without an address', { id: 1 }],
    ['at an empty address', { id: 1, url: '' }],
    ['a script', { id: 1, url: 'javascript:alert(1)' }],
    ['a script behind white space', { id: 1, url: ' \tjava\nscript:alert(1)' }],
    ['a file of the visitor', { id: 1, url: 'file:///etc/passwd' }],
  ])('a picture keeps its caption when its file is %s', (_, image) => {
    expect(picture({ image, caption: 'Two weeks on' })).toMatchObject({
      kind: 'picture',
      picture: null,
      caption: 'Two weeks on',
    });
  });
});

describe('a part that the site does not know', () => {
  it('a part that the site does not know shows nothing and is reported', () => {
    const log = aProblemLog();
    const video = { __component: 'blog-body.video', id: 1, url: 'https://video.example' };
    expect(blocks(video, 0, log)).toEqual([]);
    expect(log.problems).toEqual([
      'The site does not know the component blog-body.video, which was left out',
    ]);
  });

  it.each([
    { id: 1, text: 'no component' },
    { __component: 'blog-body.quote', id: 1 },
    { __component: 'blog-body.quote', id: 1, text: '\u200b' },
  ])('a part that the site does not know cannot be read: %j', (part) => {
    expect(() => block(part)).toThrow(expect.objectContaining({ kind: 'malformed' }));
  });
});
