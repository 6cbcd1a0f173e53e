import { CONTENT_ROWS } from './content-rows';
import { PRIVATE_ROWS } from './private-rows';
import { TEXT_ROWS } from './text-rows';

/**
 * What a caller without a full-access token may query, by content type: the fields to filter by, to
 * sort by and to select, and the relations to populate, within the limits of `limits.ts`. A query
 * for anything else is refused with 400, and no response contains anything else.
 */
export const QUERY_ALLOWLIST = { ...CONTENT_ROWS, ...PRIVATE_ROWS, ...TEXT_ROWS };

export type QueryableType = keyof typeof QUERY_ALLOWLIST;
