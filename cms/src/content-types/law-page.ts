import { PUBLISHED, READING } from '../queries/shared-allowlist-fields';
import { contentType } from './content-type';

export const lawPage = contentType('api::law-page.law-page', {
  page: { list: 'law-pages', path: '/legal/', endsWith: 'address' },
  queries: {
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
  panel: {
    'api::law-page.law-page': {
      fields: {
        Title: {
          label: 'Title',
          help: 'The heading of the page and its link at the bottom of every page, up to 80 characters: “Privacy”.',
          width: 12,
        },
        kind: {
          label: 'Kind',
          help: 'The forms link to the page of kind “privacy”.',
          width: 6,
        },
        address: {
          label: 'Last part of the web address',
          help: 'Small letters, digits and hyphens, up to 60: “privacy” for www.example.com/legal/privacy.',
          width: 6,
        },
        inForceFrom: {
          label: 'In force from',
          help: 'The day that the page names, such as 12 March 2026; if empty, it names none.',
        },
        text: {
          label: 'Text',
          help: 'Paragraphs, headings, lists and links, such as “## Your rights” for a heading; up to 100,000 characters.',
        },
      },
      title: 'Title',
      list: {
        columns: ['Title', 'kind', 'address', 'inForceFrom'],
        sortBy: 'Title',
        direction: 'ASC',
        pageSize: 20,
      },
    },
  },
});
