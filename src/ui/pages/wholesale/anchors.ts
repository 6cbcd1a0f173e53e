import { ROUTES } from '../../site/routes';

/** Anchors of the sections, for example `/wholesale#documents`. Other pages link to them. */
export const WHOLESALE_ANCHORS = {
  formats: 'formats',
  documents: 'documents',
  steps: 'how-it-works',
  enquiry: 'enquiry',
} as const;

export const ENQUIRY_FORM = `${ROUTES.wholesale}#${WHOLESALE_ANCHORS.enquiry}`;
