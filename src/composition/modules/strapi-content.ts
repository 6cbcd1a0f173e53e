import type { StrapiClient } from '../../adapters/strapi/http/strapi-client';
import { strapiBatches } from '../../adapters/strapi/strapi-batches';
import { EVERYTHING_IS_DUE, strapiBlog } from '../../adapters/strapi/strapi-blog';
import { strapiProductCatalogue } from '../../adapters/strapi/strapi-product-catalogue';
import { strapiLawPages } from '../../adapters/strapi/texts/strapi-law-pages';
import {
  CONTENT_TYPES,
  type ContentPorts,
  PAGED_TYPES,
  type PagedPortName,
} from '../../application/content-types/content-types';
import type { ProblemLog } from '../../application/ports/problem-log';

/** Options for reading content. */
interface Reading {
  /** Whether posts with a publication date in the future are included, as editors see them. */
  readonly isPreview?: boolean;
  /** Whether every list call for posts filters by publication day: see `strapiBlog`. */
  readonly alwaysFilters?: boolean;
}

type Readers = {
  readonly [Name in PagedPortName]: (
    client: StrapiClient,
    log: ProblemLog,
    reading: Reading,
  ) => ContentPorts[Name];
};

/** Functions that create the adapter of each content type that has pages. */
const READERS: Readers = {
  productCatalogue: (client, log) => strapiProductCatalogue(client, log),
  blog: (client, log, { isPreview = false, alwaysFilters = false }) =>
    strapiBlog(client, log, isPreview ? EVERYTHING_IS_DUE : Date.now, alwaysFilters),
  batches: (client, log, { isPreview }) => strapiBatches(client, log, isPreview),
  lawPages: (client, log, { isPreview }) => strapiLawPages(client, log, isPreview),
};

/**
 * For each content type that has pages: the name of its port and the function that creates its
 * adapter.
 */
export const strapiContent = PAGED_TYPES.map((type) => {
  const { port } = CONTENT_TYPES[type];
  return { name: port, make: READERS[port] };
});
