import { PUBLISHED, READING } from '../queries/shared-allowlist-fields';
import { contentType } from './content-type';

export const question = contentType('api::question.question', {
  queries: {
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
  panel: {
    'api::question.question': {
      fields: {
        question: {
          label: 'Question',
          help: 'As a visitor would ask it: “How do I store oil and resin?” To change one that came with the site, press “Start from the questions that the site shows” above the empty list first.',
          width: 12,
        },
        answer: {
          label: 'Answer',
          help: 'Plain text; an empty line begins a new paragraph: “Closed, cool and in the dark.”',
          width: 12,
        },
        group: {
          label: 'Group',
          help: 'The heading on the page under which it stands, such as “keeping-an-oil”.',
        },
        position: {
          label: 'Position',
          help: 'Whole number: 1 comes first in its group, 2 next, and an empty field last.',
        },
      },
      title: 'question',
      list: {
        columns: ['question', 'group', 'position'],
        sortBy: 'group',
        direction: 'ASC',
        pageSize: 50,
      },
    },
  },
});
