/**
 * What a browser tab, a search engine and a shared link say about each page. A title has at most
 * 60 characters, a description at most 155 (a test counts them). Detail pages take the title and
 * the first words of what they show; the texts here stand until it has arrived.
 */
// With its extension: the build's configuration reads this file, and Node resolves no other way.
import { brand } from './brand.ts';

export interface PageMeta {
  /** The whole title of the document. */
  readonly title: string;
  readonly description: string;
}

const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 155;

/** Whole words only, with an ellipsis where something was left out. */
const shortened = (text: string, longest: number): string => {
  const plain = text.replace(/\s+/gu, ' ').trim();
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest - 1);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)).replace(/[\s,;:–.]+$/u, '');
  return `${words === '' ? cut : words}…`;
};

const titled = (page: string): string => {
  const ending = ` – ${brand.name}`;
  return `${shortened(page, LONGEST_TITLE - ending.length)}${ending}`;
};

export const meta = {
  home: {
    title: `${brand.name} – ${brand.line}`,
    description:
      'Frankincense essential oil and resin from Somali harvesters: Carterii and Maydi, distilled from wild Boswellia resin.',
  },
  about: {
    title: titled('About Us'),
    description:
      'The land, the tree, the hands and the still: how frankincense comes from the mountains of northern Somalia to a bottle.',
  },
  products: {
    title: titled('Products'),
    description:
      'Browse Carterii and Maydi frankincense oils in ten ml, thirty ml and bulk, a roll-on, a discovery pair and resin tears.',
  },
  product: {
    title: titled('Product'),
    description:
      'A frankincense product: its scent, its botanical facts, how to use it and how to ask about it.',
  },
  blog: {
    title: titled('Blog'),
    description:
      'Notes on frankincense: how a tear forms, the Somali seasons, the still, the incense burner and keeping an oil well.',
  },
  post: {
    title: titled('Blog post'),
    description: 'A note on frankincense from the mountains of northern Somalia.',
  },
  faq: {
    title: titled('Questions and answers'),
    description:
      'Plain answers about frankincense oil and resin, the harvest, use and safety, enquiries and wholesale.',
  },
  contact: {
    title: titled('Contact Us'),
    description:
      'Write to us about an oil, a harvest, a document or a scent you are trying to remember.',
  },
  sustainability: {
    title: titled('Sustainability'),
    description:
      'What careful tapping asks for, what research found about over-harvesting, who does the work, and the year on the cliff.',
  },
  wholesale: {
    title: titled('Wholesale'),
    description:
      'Frankincense oil and resin for perfumers, makers and shops: formats, how it works, documents on request, enquiry form.',
  },
  auth: {
    title: titled('News of the harvest'),
    description: 'Leave your e-mail address to hear about new harvests. No account is made.',
  },
  notFound: {
    title: titled('Page not found'),
    description:
      'There is no page at this address. Here are the ways back to the oils, the blog and our contact form.',
  },
} as const satisfies Record<string, PageMeta>;

export type PageName = keyof typeof meta;

/** The title of a page that shows one product or one post. */
export const titleOf = (thing: string): string => titled(thing);

/** The description of such a page: the beginning of its own text, or `otherwise` without one. */
export const descriptionOf = (text: string, otherwise: string): string =>
  text.trim() === '' ? otherwise : shortened(text, LONGEST_DESCRIPTION);
