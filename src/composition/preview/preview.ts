import { previewStore } from '../../adapters/draft-overlay/preview-store';

/** The preview state of this page. */
export const preview = previewStore();
