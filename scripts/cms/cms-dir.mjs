import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';

export const CMS_DIR = join(ROOT, 'cms');
