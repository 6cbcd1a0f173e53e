import { notedPreview } from '../../adapters/draft-overlay/noted-preview';

/** The preview state of this page. */
export const preview = notedPreview();
