import { notedPreview } from '../../adapters/previewed/noted-preview';

/** The one that this document is, if it is one. */
export const preview = notedPreview();
