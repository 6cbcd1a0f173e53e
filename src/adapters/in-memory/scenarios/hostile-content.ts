import { AVAILABILITIES } from '../../../domain/catalogue/availability';
import { EMPTY_PRODUCT, type Product, type ProductId } from '../../../domain/catalogue/product';
import type { BlogPost, BodyBlock, PostId } from '../../../domain/journal/blog-post';
import type { Picture } from '../../../domain/shared/picture';
import type { Content } from '../in-memory-content';

/**
 * Markup that an attacker, or an editor by mistake, could store in the CMS. The scripts in it set
 * `window.hacked` if a page runs them.
 */
const SCRIPTS = [
  '<script>window.hacked = true</script>',
  '<img src=x onerror="window.hacked = true">',
  '<svg onload="window.hacked = true"><a href="javascript:window.hacked=true">x</a></svg>',
  '[click](javascript:window.hacked=true)',
  '<iframe srcdoc="<script>parent.hacked = true</script>"></iframe>',
  '<a href="data:text/html,<script>opener.hacked=true</script>">data</a>',
  '<style>* { display: none !important }</style>',
  '<math><mtext><table><mglyph><style><img src onerror=window.hacked=true></style></mglyph></table></mtext></math>',
];

const TEXTS = [
  ...SCRIPTS,
  'W'.repeat(180),
  'زيت اللبان النقي من جبال الصومال',
  '‮gnihtemos desrever‬ and 👩🏽‍🌾🌳💧 emoji',
  'Zalgo t̷̢̛͓e̶̡͠x̸̧̛t̵̨͠ and   many    spaces',
  '**unclosed *markdown [link(',
  'A sentence long enough to wrap over many lines on a narrow phone. '.repeat(12).trim(),
];

const brokenPicture: Picture = {
  url: '/no-such-picture.jpg',
  alt: SCRIPTS.join(' '),
  width: 1200,
  height: 1500,
  renditions: [],
  sources: [],
  colour: null,
  focus: null,
};

const hostileListing = (text: string, index: number) =>
  index % 2 === 0 ? null : { title: text, description: text, picture: brokenPicture };

const hostileProduct = (text: string, index: number): Product => ({
  ...EMPTY_PRODUCT,
  id: `hostile/${index} ?#&"<>` as ProductId,
  title: text,
  description: TEXTS[(index + 3) % TEXTS.length] ?? '',
  price: [0, 1e9, null, 0.005][index % 4] ?? null,
  rating: [5, 3, null, 3.000_1, 0][index % 5] ?? null,
  availability: AVAILABILITIES[index % 4] ?? null,
  picture: index % 2 === 0 ? brokenPicture : null,
  gallery: index % 3 === 0 ? [brokenPicture, brokenPicture] : [],
  facts: [{ label: text, value: text }],
  searchListing: hostileListing(text, index),
});

const blocks = (text: string): readonly BodyBlock[] => [
  { kind: 'markdown', key: 'text:1', markdown: `${text}\n\n# ${text}\n\n- ${text}` },
  { kind: 'quote', key: 'quote:1', text, author: text },
  { kind: 'picture', key: 'picture:1', picture: null, caption: text },
  { kind: 'picture', key: 'picture:2', picture: brokenPicture, caption: null },
];

const hostilePost = (text: string, index: number): BlogPost => ({
  id: `hostile-post-${index}` as PostId,
  title: text,
  description: text,
  picture: index % 2 === 0 ? brokenPicture : null,
  pictureCaption: text,
  searchListing: hostileListing(text, index),
  topics: [text],
  publishedOn: index % 3 === 0 ? 'not a date' : null,
  createdAt: new Date(Date.UTC(2025, 0, 1 + index)).toISOString(),
  changedAt: null,
  body: index % 4 === 0 ? [] : blocks(text),
});

/** Hostile values in every field, to check that nothing breaks and no script runs. */
export const hostileContent = (): Pick<Content, 'products' | 'posts'> => ({
  products: TEXTS.map(hostileProduct),
  posts: TEXTS.map(hostilePost),
});
