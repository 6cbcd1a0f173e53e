import { byUid } from '../content-types/content-types';
import type { Row } from './allowed-row';

/** The allowed queries on content types that visitors may read. */
export const CONTENT_ROWS = byUid(({ queries }): Row => queries);
