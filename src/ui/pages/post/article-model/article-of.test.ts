import { describe, expect, it } from 'vitest';
import { aPicture } from '../../../../../test/builders/a-picture';
import { aPost } from '../../../../../test/builders/a-post';
import type { BodyBlock } from '../../../../domain/journal/blog-post';
import type { RichTextLeaf } from '../../../../domain/journal/rich-text';
import { textOf } from '../../../markup/text-of';
import { articleOf } from './article-of';

const markdown = (text: string, key = 'text') =>
  ({ kind: 'markdown', key, markdown: text }) as const;
const picture = (caption: string | null = null) =>
  ({ kind: 'picture', key: `picture ${caption}`, picture: aPicture(), caption }) as const;
const quote = (text: string) => ({ kind: 'quote', key: 'quote', text, author: null }) as const;
const of = (...body: readonly BodyBlock[]) => articleOf(aPost({ body }));

describe('the article made from a post', () => {
  it('the article made from a post has the parts of the body in the same order', () => {
    const { parts } = of(markdown('a'), quote('b'), picture('c'), markdown('d', 'text 2'));
    expect(parts.map(({ kind }) => kind)).toEqual(['text', 'quote', 'plates', 'text']);
  });

  it('the article made from a post leaves out parts without visible content', () => {
    const nothing = { kind: 'picture', key: 'nothing', picture: null, caption: null } as const;
    expect(of(markdown(' '), quote(' '), nothing, markdown('<script>x</script>')).parts).toEqual(
      [],
    );
  });

  it('the article made from a post keeps the caption of a missing picture', () => {
    const gone = { kind: 'picture', key: 'gone', picture: null, caption: 'A tear' } as const;
    expect(of(gone).parts).toMatchObject([{ plates: [{ picture: null, caption: 'A tear' }] }]);
  });

  it('the article made from a post gives unique keys to parts that have the same key in the CMS', () => {
    const { parts } = of(markdown('a'), markdown('b'), quote('c'), quote('d'));
    expect(new Set(parts.map(({ key }) => key)).size).toBe(4);
  });

  it('the article made from a post counts the lead picture of the post when it has a caption', () => {
    const body = [{ kind: 'picture', key: 'a', picture: null, caption: 'A bowl' }] as const;
    const numberIn = (pictureCaption: string | null) =>
      articleOf(aPost({ body, pictureCaption })).parts.map((part) =>
        part.kind === 'plates' ? part.plates[0].number : 0,
      );
    expect(numberIn('A heap of tears')).toEqual([2]);
    expect(numberIn(null)).toEqual([1]);
    expect(articleOf(aPost({ pictureCaption: 'A heap' })).leadCaption).toBe('A heap');
  });

  it('the article made from a post is empty for a post without a body', () => {
    expect(of()).toEqual({ parts: [], leadCaption: null, contents: [], minutes: null });
  });
});

describe('consecutive pictures', () => {
  const plates = (...body: readonly BodyBlock[]) =>
    of(...body).parts.map((part) =>
      part.kind === 'plates' ? part.plates.map(({ number }) => number) : part.kind,
    );

  it('consecutive pictures form pairs, numbered across the whole post', () => {
    expect(plates(picture('a'), picture('b'), picture('c'), quote('d'), picture('e'))).toEqual([
      [1, 2],
      [3],
      'quote',
      [4],
    ]);
  });

  it('consecutive pictures are not numbered without a caption, because the caption shows the number', () => {
    expect(plates(picture(), picture('a'))).toEqual([[0, 1]]);
  });
});

describe('the headings of an article', () => {
  it('the headings of an article form one outline below the page’s own heading, across all its texts', () => {
    const { parts } = of(markdown('# a\n\n## b'), quote('q'), markdown('# c', 'text 2'));
    const tags = parts.flatMap((part) =>
      part.kind === 'text'
        ? part.tree.children.flatMap((node) => (node.type === 'element' ? [node.tagName] : []))
        : [],
    );
    expect(tags).toEqual(['h2', 'h3', 'h2']);
  });

  it('the headings of an article are listed with unique ids when there are enough of them', () => {
    expect(of(markdown('## a\n\n## *b*'), markdown('## a', 'text 2')).contents).toEqual([
      { id: 'section-a', level: 2, text: 'a' },
      { id: 'section-b', level: 2, text: 'b' },
      { id: 'section-a-2', level: 2, text: 'a' },
    ]);
    expect(of(markdown('## a\n\n## b')).contents).toEqual([]);
  });
});

describe('the time to read an article', () => {
  it('the time to read an article counts texts, quotations and captions, but no markup', () => {
    const words = 'word '.repeat(150);
    const long = `[${words}](https://a.example/a-b-c-d-e-f)\n\n<p class="x y z">${words}</p>`;
    expect(of(markdown(long), quote(words), picture(words)).minutes).toBe(3);
  });

  it('the time to read an article separates the words of adjacent paragraphs, list items and cells', () => {
    const [part] = of(markdown('- one\n- two\n\n| three | four |\n|-|-|\n| five | six |')).parts;
    if (part?.kind !== 'text') throw new Error('a text was made');
    expect(textOf(part.tree).split(/\s+/).filter(Boolean)).toEqual([
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
    ]);
  });
});

describe('the block editor’s text', () => {
  const leaf = (text: string): RichTextLeaf => {
    const marks = { bold: false, italic: false, underline: false };
    return { type: 'text', text, ...marks, strikethrough: false, code: false };
  };

  it('the block editor’s text is split at its pictures, which are paired like other pictures', () => {
    const { parts } = of({
      kind: 'rich-text',
      key: 'blocks',
      nodes: [
        { type: 'paragraph', children: [leaf('a')] },
        { type: 'picture', picture: aPicture() },
        { type: 'picture', picture: aPicture() },
        { type: 'paragraph', children: [leaf('b')] },
      ],
    });
    expect(parts.map((part) => (part.kind === 'plates' ? part.plates.length : part.kind))).toEqual([
      'text',
      2,
      'text',
    ]);
  });
});

describe('texts that are expensive to parse', () => {
  const expensive = (place: number) => markdown(`**bold**${'!'.repeat(10_000)}`, `text ${place}`);
  const asWritten = (count: number) =>
    of(...Array.from({ length: count }, (_, place) => expensive(place))).parts.filter(
      (part) => part.kind === 'text' && textOf(part.tree).startsWith('**bold**'),
    ).length;

  it('texts that are expensive to parse are parsed when there is one, and shown unparsed when there are too many', () => {
    expect(asWritten(1)).toBe(0);
    expect(asWritten(40)).toBe(40);
  });
});

describe('pictures within a text', () => {
  it('pictures within a text load only from the hosts of the post’s own pictures', () => {
    const body = [markdown('![a](https://cdn.example/a.png) ![b](https://evil.example/b.png)')];
    const post = aPost({ body, picture: aPicture({ url: 'https://cdn.example/lead.jpg' }) });
    const html = JSON.stringify(articleOf(post).parts);
    expect(html).toContain('"src":"https://cdn.example/a.png"');
    expect(html).not.toContain('"src":"https://evil.example/b.png"');
  });
});
