import type { QueryValue } from '../http/query-string';

/** Conditions in Strapi's own form: `{ Rating: { $gte: 4 } }`. */
export type Filters = Query;

type Query = { readonly [key: string]: QueryValue };

/** All parameters of a list call that the CMS's REST API supports. */
export interface ListParameters extends Query {
  readonly sort?: string | readonly string[];
  readonly pagination?: {
    readonly withCount?: boolean;
    readonly page?: number;
    readonly pageSize?: number;
    /** Offset of the first entry. The CMS answers 400 if `page` or `pageSize` is also set. */
    readonly start?: number;
    readonly limit?: number;
  };
  readonly fields?: readonly string[];
  readonly populate?: '*' | Query;
  readonly filters?: Filters;
  readonly locale?: string;
}

/**
 * The fields of a media object that a picture needs. Requesting all fields would triple its size in
 * the response.
 */
export const PICTURE_FIELDS = {
  fields: ['url', 'alternativeText', 'width', 'height', 'size', 'formats'],
} as const;
