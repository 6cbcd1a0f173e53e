import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';

/** Folder in which builds cache the rendered share pictures (`og:image`) of pages. */
export const SHARE_PICTURES = join(ROOT, 'node_modules/.cache/share-pictures');
/** Folder in which builds cache the encoded pictures of the CMS. */
export const CMS_PICTURES = join(ROOT, 'node_modules/.cache/cms-pictures');
