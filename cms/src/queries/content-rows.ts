import type { Rows } from './allowed-row';
import { ENTRY, MEDIA, PUBLISHED, READING } from './row-parts';

/** Texts that an editor writes for the search results of a product or a post. */
const SEARCH_LISTING = { searchTitle: 'unfiltered', searchDescription: 'unfiltered' } as const;

/** The allowed queries on content types that visitors may read. */
export const CONTENT_ROWS = {
  'api::product.product': {
    parameters: READING,
    fields: {
      ...PUBLISHED,
      Title: 'title',
      Description: 'prose',
      Price: 'number',
      Rating: 'number',
      Volume: 'choice',
      availability: 'unfiltered',
      ...SEARCH_LISTING,
    },
    populate: {
      productimage: MEDIA,
      gallery: MEDIA,
      searchPicture: MEDIA,
      facts: { fields: ['id', 'label', 'value'] },
    },
  },
  'api::blog.blog': {
    parameters: READING,
    fields: {
      ...PUBLISHED,
      Title: 'title',
      Description: 'prose',
      publishedOn: 'day',
      topics: 'prose',
      ...SEARCH_LISTING,
    },
    populate: {
      blogimg: MEDIA,
      searchPicture: MEDIA,
      Body: {
        on: {
          'blog-body.text': { fields: ['id', 'body'] },
          'blog-body.quote': { fields: ['id', 'text', 'author'] },
          'blog-body.picture': { fields: ['id', 'alt', 'caption'], populate: { image: MEDIA } },
        },
      },
    },
  },
  'api::testimonial.testimonial': {
    parameters: READING,
    fields: {
      ...PUBLISHED,
      name: 'unfiltered',
      text: 'unfiltered',
      portrait: 'unfiltered',
      colour: 'unfiltered',
      sample: 'unfiltered',
      position: 'unfiltered',
    },
    populate: { photograph: MEDIA },
  },
  'api::question.question': {
    parameters: READING,
    fields: {
      ...PUBLISHED,
      question: 'unfiltered',
      answer: 'unfiltered',
      group: 'unfiltered',
      position: 'unfiltered',
    },
    populate: {},
  },
  'api::law-page.law-page': {
    parameters: READING,
    fields: {
      ...PUBLISHED,
      Title: 'title',
      kind: 'unfiltered',
      address: 'unfiltered',
      text: 'unfiltered',
      inForceFrom: 'unfiltered',
    },
    populate: {},
  },
  'api::redirect.redirect': {
    parameters: READING,
    fields: { ...PUBLISHED, from: 'unfiltered', to: 'unfiltered' },
    populate: {},
  },
  'api::site.site': {
    parameters: READING,
    fields: {
      ...ENTRY,
      name: 'unfiltered',
      line: 'unfiltered',
      tagline: 'unfiltered',
      email: 'unfiltered',
      telephone: 'unfiltered',
      region: 'unfiltered',
      legalName: 'unfiltered',
      postalAddress: 'unfiltered',
      registerNumber: 'unfiltered',
      taxNumber: 'unfiltered',
      maker: 'unfiltered',
      euResponsible: 'unfiltered',
      orderNote: 'unfiltered',
      whatsApp: 'unfiltered',
      copyrightYear: 'unfiltered',
      announcement: 'unfiltered',
      announcementLink: 'unfiltered',
      announcementFrom: 'unfiltered',
      announcementUntil: 'unfiltered',
      retentionContactMonths: 'unfiltered',
      retentionWholesaleMonths: 'unfiltered',
    },
    populate: { sharingPicture: MEDIA, socialPages: { fields: ['id', 'network', 'address'] } },
  },
} satisfies Rows;
