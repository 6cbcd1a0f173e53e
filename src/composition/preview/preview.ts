import { previewStore } from '../../adapters/draft-overlay/preview-store';

/** Whether this page shows a draft. The preview banner displays it. */
export const preview = previewStore();
