import { describe, expect, it } from 'vitest';
import { aMediaWire } from '../../../../test/builders/a-media-wire';
import { toRichText as read } from './to-rich-text';

const toRichText = (values: readonly unknown[]) => read(values, 'https://cms.example');

const text = (value: string, marks: object = {}) => ({ type: 'text', text: value, ...marks });
const leaf = (value: string, marks: object = {}) => ({
  type: 'text',
  text: value,
  bold: false,
  italic: false,
  underline: false,
  strikethrough: false,
  code: false,
  ...marks,
});

describe('toRichText', () => {
  it.each(['paragraph', 'quote'])('toRichText reads a %s', (type) => {
    expect(toRichText([{ type, children: [text('A cut')] }])).toEqual([
      { type, children: [leaf('A cut')] },
    ]);
  });

  it('toRichText reads a heading with its level', () => {
    expect(toRichText([{ type: 'heading', level: 3, children: [text('The cut')] }])).toEqual([
      { type: 'heading', level: 3, children: [leaf('The cut')] },
    ]);
    expect(toRichText([{ type: 'heading', children: [] }])).toMatchObject([{ level: 2 }]);
  });

  it.each(['bold', 'italic', 'underline', 'strikethrough', 'code'])(
    'toRichText keeps text marked %s',
    (mark) => {
      const marked = { type: 'paragraph', children: [text('so', { [mark]: true })] };
      expect(toRichText([marked])).toEqual([
        { type: 'paragraph', children: [leaf('so', { [mark]: true })] },
      ]);
    },
  );

  it('toRichText reads links within text', () => {
    const link = {
      type: 'link',
      url: 'https://a.example',
      children: [text('here', { bold: true })],
    };
    expect(toRichText([{ type: 'paragraph', children: [text('see '), link] }])).toEqual([
      {
        type: 'paragraph',
        children: [
          leaf('see '),
          { type: 'link', url: 'https://a.example', children: [leaf('here', { bold: true })] },
        ],
      },
    ]);
  });

  it('toRichText joins the lines of code', () => {
    const code = { type: 'code', children: [text('one\n'), text('two')] };
    expect(toRichText([code])).toEqual([{ type: 'code', text: 'one\ntwo' }]);
  });

  it('toRichText reads lists within lists', () => {
    const item = (...children: unknown[]) => ({ type: 'list-item', children });
    const list = (format: string, ...children: unknown[]) => ({ type: 'list', format, children });
    const inner = list('ordered', item(text('wait two weeks')));
    expect(toRichText([list('unordered', item(text('cut')), item(text('then'), inner))])).toEqual([
      {
        type: 'list',
        ordered: false,
        children: [
          { type: 'list-item', children: [leaf('cut')] },
          {
            type: 'list-item',
            children: [
              leaf('then'),
              {
                type: 'list',
                ordered: true,
                children: [{ type: 'list-item', children: [leaf('wait two weeks')] }],
              },
            ],
          },
        ],
      },
    ]);
  });

  it('toRichText reads a picture from the library, with its address on the host of the CMS', () => {
    const image = { type: 'image', image: aMediaWire(), children: [text('')] };
    expect(toRichText([image])).toMatchObject([
      {
        type: 'picture',
        picture: { url: 'https://cms.example/uploads/tears.jpg', alt: 'Tears of resin on bark' },
      },
    ]);
  });

  it('toRichText leaves out unknown nodes, and keeps the rest', () => {
    const image = { type: 'image', image: null, children: [text('')] };
    const odd = {
      type: 'paragraph',
      children: [null, { type: 'emoji' }, text('kept'), { text: 1 }],
    };
    const list = {
      type: 'list',
      children: [text('no item'), { type: 'list-item', children: null }],
    };
    expect(toRichText([image, null, 'text', {}, odd, list])).toEqual([
      { type: 'paragraph', children: [leaf('kept')] },
      { type: 'list', ordered: false, children: [{ type: 'list-item', children: [] }] },
    ]);
  });
});
