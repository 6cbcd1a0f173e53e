import { MEDIA, PUBLISHED, READING } from '../queries/shared-allowlist-fields';
import { contentType } from './content-type';

export const testimonial = contentType('api::testimonial.testimonial', {
  queries: {
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
  panel: {
    'api::testimonial.testimonial': {
      fields: {
        name: {
          label: 'Who said it',
          help: 'As the person wishes to be named: “Amina H., Oslo”. To change one that came with the site, press “Start from the testimonials that the site shows” above the empty list first.',
          width: 12,
        },
        text: {
          label: 'What they said',
          help: 'In their own words, without quotation marks: “The resin smells of lemon and stone.”',
          width: 12,
        },
        sample: {
          label: 'Is it a sample?',
          help: 'TRUE marks the text as a sample on the site; choose FALSE once a customer has really said it, such as in an e-mail to you.',
        },
        position: {
          label: 'Position',
          help: 'Whole number: 1 comes first, 2 next, and an empty field last.',
        },
        colour: {
          label: 'Colour of the card',
          help: 'Such as “honey”; the colour of the text follows, so that it stays readable.',
          width: 4,
        },
        photograph: {
          label: 'Photograph',
          help: 'Shown instead of the drawing, with the person’s consent; press its pencil and describe it: “Amina H. in her shop”.',
        },
        portrait: {
          label: 'Drawing',
          help: 'Shown while there is no photograph, such as “rosette”.',
        },
      },
      title: 'name',
      list: {
        columns: ['name', 'text', 'sample', 'position'],
        sortBy: 'position',
        direction: 'ASC',
        pageSize: 20,
      },
    },
  },
});
