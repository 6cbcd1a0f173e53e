import { notedPreview } from '../../adapters/draft-overlay/noted-preview';

/** The one that this document is, if it is one. */
export const preview = notedPreview();
