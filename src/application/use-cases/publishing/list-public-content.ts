import {
  CONTENT_TYPES,
  type ContentPorts,
  forPagedTypes,
  pagedPort,
} from '../../content-types/content-types';
import type { PublicContent } from '../../content-types/public-content';
import { allOf } from './read-all-pages';

/** Reads the whole list of each content type whose documents have pages of their own. */
export const listPublicContent = (ports: ContentPorts) => (): Promise<PublicContent> =>
  forPagedTypes((type) => {
    const port = pagedPort(ports, type);
    return allOf((page) => port.search(page), CONTENT_TYPES[type].itemsPerPage);
  });
