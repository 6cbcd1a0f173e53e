import { searchListing } from '../panel-forms/search-listing';
import { MEDIA, PUBLISHED, READING, SEARCH_LISTING } from '../queries/shared-allowlist-fields';
import { contentType } from './content-type';

export const blog = contentType('api::blog.blog', {
  page: { list: 'blogs', path: '/blog-detail/' },
  queries: {
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
  panel: {
    'api::blog.blog': {
      fields: {
        Title: {
          label: 'Title',
          help: 'The heading of the post and of its card: “The first cut of the season”.',
          width: 12,
        },
        Description: {
          label: 'Summary',
          help: 'One or two sentences below the title and on the card: “Why harvesters wait two weeks between cuts.”',
          width: 12,
        },
        publishedOn: {
          label: 'Date',
          help: 'The date that readers see, such as 3 November 2026; if empty, the day of publication. A post dated ahead stays hidden until that day begins (UTC).',
          width: 6,
        },
        visibleFrom: {
          label: 'Visible from',
          help: 'A published post stays hidden until then and appears by itself within a minute, such as 1 December 2026, 09:00 in your own time; if empty, at once or on its date.',
          width: 6,
        },
        topics: {
          label: 'Topics',
          help: 'One or more, with commas: “Harvest, Trees”.',
        },
        blogimg: {
          label: 'Main picture',
          help: 'Shown on the card and above the text; press its pencil and describe it: “A harvester cuts the bark of a tree”.',
          width: 12,
        },
        Body: {
          label: 'Text of the post',
          // Strapi shows only about sixty characters of this help and cuts off the rest.
          help: 'Parts in any order, such as Text, Picture, Text, Quote.',
        },
        ...searchListing({
          title: 'How frankincense is harvested',
          titleIfEmpty: 'the title',
          description:
            'Why harvesters wait two weeks between two cuts, and what the tree does meanwhile.',
          descriptionIfEmpty: 'the beginning of the summary',
        }),
      },
      title: 'Title',
      list: {
        columns: ['blogimg', 'Title', 'publishedOn', 'topics', 'visibleFrom'],
        sortBy: 'createdAt',
        direction: 'DESC',
        pageSize: 20,
      },
    },
    'blog-body.text': {
      fields: {
        body: {
          label: 'Text',
          help: 'Paragraphs, headings, lists and links, such as “## The second cut” for a heading.',
        },
      },
    },
    'blog-body.quote': {
      fields: {
        text: {
          label: 'Words',
          help: 'The words alone, without quotation marks: “The tree tells you when.”',
        },
        author: {
          label: 'Who said it',
          help: 'Shown below the words: “Faadumo, harvester in Erigavo”.',
        },
      },
      title: 'text',
    },
    'blog-body.picture': {
      fields: {
        image: {
          label: 'Picture',
          help: 'JPEG, PNG, WebP, AVIF or GIF up to 20 MB, such as a photograph from your phone.',
        },
        alt: {
          label: 'Description',
          help: 'What the picture shows, for readers who cannot see it: “Tears of resin on a tray”.',
        },
        caption: {
          label: 'Caption',
          help: 'A line below the picture, or nothing: “Erigavo, November 2026”.',
          width: 12,
        },
      },
      title: 'alt',
    },
  },
});
