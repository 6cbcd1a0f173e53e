import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';

/** Caches of pictures that earlier builds have processed. */
export const SHARE_PICTURES = join(ROOT, 'node_modules/.cache/share-pictures');
export const CMS_PICTURES = join(ROOT, 'node_modules/.cache/cms-pictures');
