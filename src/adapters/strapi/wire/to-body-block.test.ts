import { describe, expect, it } from 'vitest';
import { aMediaWire } from '../../../../test/mothers/a-media-wire';
import { toBodyBlock } from './to-body-block';

const block = (part: Record<string, unknown>, index = 0) =>
  toBodyBlock(part, index, 'https://cms.example');

describe('the key of a part', () => {
  const quote = { __component: 'blog-body.quote', id: 2, text: 'It gives.' };
  const picture = { __component: 'blog-body.picture', id: 2, image: null };

  it('names its kind: an id is unique within one kind only', () => {
    expect([quote, picture].map((part) => block(part).key)).toEqual([
      'blog-body.quote:2',
      'blog-body.picture:2',
    ]);
  });

  it('is its place when it has no id', () => {
    expect(block({ ...quote, id: null }, 0).key).not.toBe(block({ ...quote, id: null }, 1).key);
  });
});

describe('a text', () => {
  const text = (body: unknown) => block({ __component: 'blog-body.text', id: 1, body });

  it('is Markdown, unchanged, with the host that its relative pictures are on', () => {
    const markdown = '## The cut\n\n<b>A</b> shallow **cut**.\n\n![A tear](/uploads/tear.jpg)';
    expect(text(markdown)).toEqual({
      kind: 'markdown',
      key: 'blog-body.text:1',
      markdown,
      mediaHost: 'https://cms.example',
    });
  });

  it('is structured text when the CMS has its block editor there', () => {
    const nodes = [{ type: 'paragraph', children: [{ type: 'text', text: 'A cut' }] }];
    expect(text(nodes)).toMatchObject({
      kind: 'rich-text',
      nodes: [{ type: 'paragraph', children: [{ type: 'text', text: 'A cut', bold: false }] }],
    });
  });

  it('may be empty', () => {
    expect(text(null)).toMatchObject({ kind: 'markdown', markdown: '' });
  });
});

describe('a quotation', () => {
  it.each([
    ['A harvester', 'A harvester'],
    ['', null],
    [null, null],
    [undefined, null],
  ])('by %j is by %j', (author, expected) => {
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

  it('is described by the words given in the post', () => {
    expect(picture({ alt: 'Resin bleeding', caption: 'Two weeks on' })).toMatchObject({
      kind: 'picture',
      picture: { url: 'https://cms.example/uploads/tears.jpg', alt: 'Resin bleeding' },
      caption: 'Two weeks on',
    });
  });

  it.each([null, '', undefined])(
    "is described by the file's own words when there are none: %j",
    (alt) => {
      expect(picture({ alt, caption: alt })).toMatchObject({
        picture: { alt: 'Tears of resin on bark' },
        caption: null,
      });
    },
  );

  it.each([
    ['taken out of the library', null],
    ['not asked for', undefined],
    ['without an address', { id: 1 }],
    ['at an empty address', { id: 1, url: '' }],
    ['a script', { id: 1, url: 'javascript:alert(1)' }],
    ['a script behind white space', { id: 1, url: ' \tjava\nscript:alert(1)' }],
    ['a file of the visitor', { id: 1, url: 'file:///etc/passwd' }],
  ])('stays, with its caption, when its file is %s', (_, image) => {
    expect(picture({ image, caption: 'Two weeks on' })).toMatchObject({
      kind: 'picture',
      picture: null,
      caption: 'Two weeks on',
    });
  });
});

describe('a part that the site does not know', () => {
  it.each([
    { __component: 'blog-body.video', id: 1 },
    { id: 1, text: 'no component' },
    { __component: 'blog-body.quote', id: 1 },
  ])('cannot be read: %j', (part) => {
    expect(() => block(part)).toThrow(expect.objectContaining({ kind: 'malformed' }));
  });
});
