import {
  CONTENT_TYPES,
  type ContentPorts,
  PAGED_TYPES,
  pagedPort,
} from '../../content/content-types';
import type { PublicContent } from '../../content/public-content';
import { allOf } from './all-of';

/** Reads the lists of all documents that have pages. */
export const listPublicContent = (ports: ContentPorts) => async (): Promise<PublicContent> => {
  const lists = PAGED_TYPES.map(async (type) => {
    const port = pagedPort(ports, type);
    const list = await allOf((page) => port.search(page), CONTENT_TYPES[type].itemsPerPage);
    return [type, list] as const;
  });
  return Object.fromEntries(await Promise.all(lists)) as unknown as PublicContent;
};
