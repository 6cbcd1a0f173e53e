import * as v from 'valibot';
import { ContentError } from '../../../application/content-error';
import type { ProblemLog } from '../../../application/ports/problem-log';
import type { BodyBlock } from '../../../domain/journal/blog-post';
import { plainText } from './blocks-to-text';
import { componentFields, type Words } from './component-fields';
import { readWire } from './read-wire';
import { toPictureOrNull } from './to-picture';
import { toRichText } from './to-rich-text';

const componentWire = v.looseObject({
  __component: v.string(),
  id: v.fallback(v.nullish(v.union([v.number(), v.string()]), null), null),
});

const TEXT = ['body', 'text', 'content', 'richtext', 'markdown', 'copy', 'html'];
const QUOTE = ['text', 'quote', 'quotation', 'body', 'content'];
const AUTHOR = ['author', 'by', 'source', 'attribution', 'cite', 'citation', 'name', 'person'];
const ALT = ['alt', 'alttext', 'alternativetext'];
const CAPTION = ['caption', 'legend', 'text', 'title', 'description'];

const asPlain = (words: Words | null): string =>
  typeof words === 'string' ? words : plainText(words ?? []);

type Fields = ReturnType<typeof componentFields>;

function textBlock(fields: Fields, key: string, mediaBaseUrl: string): BodyBlock {
  const words = fields.words(TEXT) ?? '';
  return typeof words === 'string'
    ? { kind: 'markdown', key, markdown: words, mediaBaseUrl }
    : { kind: 'rich-text', key, nodes: toRichText(words, mediaBaseUrl), mediaBaseUrl };
}

function quoteBlock(fields: Fields, key: string): BodyBlock {
  // Take the author first, so that a long name is not read as the quotation.
  const named = fields.words(AUTHOR, true);
  const text = fields.words(QUOTE);
  if (text === null) throw new ContentError('malformed', { cause: new Error('No words') });
  return {
    kind: 'quote',
    key,
    text: asPlain(text),
    author: asPlain(named ?? fields.words([])) || null,
  };
}

function pictureBlocks(fields: Fields, key: string, host: string): readonly BodyBlock[] {
  const [first = null, ...others] = fields.files();
  const alt = asPlain(fields.words(ALT, true));
  const caption = asPlain(fields.words(CAPTION)) || null;
  const picture = toPictureOrNull(first, host);
  return [
    { kind: 'picture', key, picture: picture && { ...picture, alt: alt || picture.alt }, caption },
    ...others.map(
      (file, place): BodyBlock => ({
        kind: 'picture',
        key: `${key}:${place + 1}`,
        picture: toPictureOrNull(file, host),
        caption: null,
      }),
    ),
  ];
}

/**
 * Converts a component of a post's body. Reports the fields that the site cannot show. Reports an
 * unknown component and returns no blocks for it.
 *
 * @throws ContentError of kind `malformed`.
 */
export function toBodyBlocks(
  value: unknown,
  index: number,
  host: string,
  log: ProblemLog,
): readonly BodyBlock[] {
  const wire = readWire(componentWire, value);
  const { __component: component } = wire;
  // The id of a component is unique only among components of the same type.
  const key = `${component}:${wire.id ?? `at-${index}`}`;
  const fields = componentFields(wire);
  const blocks = () => {
    switch (component) {
      case 'blog-body.text':
        return [textBlock(fields, key, host)];
      case 'blog-body.quote':
        return [quoteBlock(fields, key)];
      case 'blog-body.picture':
        return pictureBlocks(fields, key, host);
      default:
        return null;
    }
  };
  const shown = blocks();
  if (shown === null) {
    log.report(`The site does not know the component ${component}, which was left out`, {
      part: value,
    });
    return [];
  }
  for (const field of fields.notTaken()) {
    log.report(`The site does not show the field "${field}" of the component ${component}`, {
      part: value,
    });
  }
  return shown;
}
