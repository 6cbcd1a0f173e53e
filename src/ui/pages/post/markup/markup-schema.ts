import type { Schema } from 'hast-util-sanitize';

/** Elements whose text is no prose: they go with all that is in them. */
const GONE: readonly string[] = [
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'title', 'textarea'],
  ...['iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'portal', 'fencedframe'],
  ...['svg', 'math', 'canvas', 'audio', 'video', 'select', 'datalist', 'xmp', 'plaintext'],
];

/**
 * All that an editor's markup may consist of; of any other element the text stays. No attribute
 * names or styles anything: `id`, `name`, `class` and `style` would reach out of the text.
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
  strip: [...GONE],
  required: {},
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};
