import { previewStore } from '../../adapters/draft-overlay/preview-store';

/** Store of the preview's state: loading, draft or published. The preview banner shows it. */
export const preview = previewStore();
