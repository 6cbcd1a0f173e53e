import type { PanelForms } from './panel-form';

export const ALLOWED_CLAIM_FORMS: PanelForms = {
  'api::allowed-claim.allowed-claim': {
    fields: {
      sentence: {
        label: 'Sentence',
        help: 'The whole sentence, as the refusal showed it, such as “Certified organic by the inspection body SO-ORG-01.”',
        width: 12,
      },
      reason: {
        label: 'Why it may be published',
        help: 'What proves it and until when, at least 10 characters: “Certificate 4711, valid until March 2027, in our files.”',
        width: 12,
      },
    },
    title: 'sentence',
    list: {
      columns: ['sentence', 'reason', 'createdBy', 'createdAt'],
      sortBy: 'createdAt',
      direction: 'DESC',
      pageSize: 50,
      stamps: { createdBy: 'Allowed by', createdAt: 'Allowed on' },
    },
  },
};
