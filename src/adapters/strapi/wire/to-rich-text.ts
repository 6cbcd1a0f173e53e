import * as v from 'valibot';
import type {
  RichTextInline,
  RichTextLeaf,
  RichTextList,
  RichTextListItem,
  RichTextNode,
} from '../../../domain/journal/rich-text';
import { mediaWire, prose } from './strapi-wire';
import { toPicture } from './to-picture';

const mark = v.nullish(v.boolean(), false);
const leafWire = v.object({
  type: v.literal('text'),
  text: prose,
  bold: mark,
  italic: mark,
  underline: mark,
  strikethrough: mark,
  code: mark,
});
const pictureWire = v.object({ type: v.literal('image'), image: mediaWire });
const nodeWire = v.object({
  type: v.string(),
  url: v.nullish(v.string(), ''),
  level: v.nullish(v.number(), 2),
  format: v.nullish(v.string(), 'unordered'),
  children: v.nullish(v.array(v.unknown()), []),
});

const parsed = <Schema extends v.GenericSchema>(schema: Schema, value: unknown) => {
  const { success, output } = v.safeParse(schema, value);
  return success ? (output as v.InferOutput<Schema>) : null;
};

const toLeaves = (values: readonly unknown[]): readonly RichTextLeaf[] =>
  values.flatMap((value) => parsed(leafWire, value) ?? []);

const toInlines = (values: readonly unknown[]): readonly RichTextInline[] =>
  values.flatMap((value): readonly RichTextInline[] => {
    const leaf = parsed(leafWire, value);
    if (leaf !== null) return [leaf];
    const node = parsed(nodeWire, value);
    return node?.type === 'link'
      ? [{ type: 'link', url: node.url, children: toLeaves(node.children) }]
      : [];
  });

const toList = (format: string, children: readonly unknown[]): RichTextList => ({
  type: 'list',
  ordered: format === 'ordered',
  children: children.flatMap((value): RichTextListItem[] => {
    const item = parsed(nodeWire, value);
    return item?.type === 'list-item'
      ? [{ type: 'list-item', children: toItemParts(item.children) }]
      : [];
  }),
});

const toItemParts = (values: readonly unknown[]): RichTextListItem['children'] =>
  values.flatMap((value): RichTextListItem['children'] => {
    const node = parsed(nodeWire, value);
    return node?.type === 'list' ? [toList(node.format, node.children)] : toInlines([value]);
  });

const toNode = (value: unknown, host: string): RichTextNode[] => {
  const picture = parsed(pictureWire, value);
  if (picture !== null) return [{ type: 'picture', picture: toPicture(picture.image, host) }];
  const node = parsed(nodeWire, value);
  switch (node?.type) {
    case 'paragraph':
    case 'quote':
      return [{ type: node.type, children: toInlines(node.children) }];
    case 'heading':
      return [{ type: 'heading', level: node.level, children: toInlines(node.children) }];
    case 'code':
      return [
        {
          type: 'code',
          text: toLeaves(node.children)
            .map(({ text }) => text)
            .join(''),
        },
      ];
    case 'list':
      return [toList(node.format, node.children)];
    default:
      return [];
  }
};

/** Converts the nodes of the CMS's block editor; unknown nodes are left out. */
export const toRichText = (values: readonly unknown[], host: string): readonly RichTextNode[] =>
  values.flatMap((value) => toNode(value, host));
