import type { Schema } from 'hast-util-sanitize';

/** Elements whose content is not prose: they are removed with their content. */
const REMOVED: readonly string[] = [
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'title', 'textarea'],
  ...['iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'portal', 'fencedframe'],
  ...['svg', 'math', 'canvas', 'audio', 'video', 'select', 'datalist', 'xmp', 'plaintext'],
];

/**
 * The allowed elements and attributes of an editor's markup. Elements in `REMOVED` are removed with
 * their content. All other elements are replaced by their content. `id`, `name`, `class` and
 * `style` are not allowed, because they could affect the page around the text.
 */
export const markupSchema: Schema = {
  tagNames: [
    ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr', 'ul', 'ol', 'li'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['strong', 'em', 'del', 'u', 'sub', 'sup', 'code', 'a', 'br', 'img', 'details', 'summary'],
  ],
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    ol: ['start'],
    th: [['align', 'left', 'center', 'right'], 'colSpan', 'rowSpan'],
    td: [['align', 'left', 'center', 'right'], 'colSpan', 'rowSpan'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  ancestors: {
    li: ['ol', 'ul'],
    summary: ['details'],
    ...Object.fromEntries(['thead', 'tbody', 'tr', 'th', 'td'].map((tag) => [tag, ['table']])),
  },
  strip: [...REMOVED],
  required: {},
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};
