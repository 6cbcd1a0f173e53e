import type { JournalTexts } from '../../../domain/texts/pages/journal-texts';

export const JOURNAL: JournalTexts = {
  meta: {
    title: 'Blog',
    description:
      'Notes on frankincense: how a tear forms, the Somali seasons, the still, the incense burner and keeping an oil well.',
  },
  lead: 'On the trees, the harvest, the still and the incense burner.',
  whenEmpty: { heading: 'No posts yet.', text: 'The first notes come with the harvest.' },
  readPost: 'Read the post',
};
