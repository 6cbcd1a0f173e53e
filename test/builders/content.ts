import {
  type ContentPorts,
  contentPorts,
  PAGED_TYPES,
} from '../../src/application/content-types/content-types';
import type { PublicContent, PublicList } from '../../src/application/content-types/public-content';

const NOTHING: PublicList = { items: [], pageCount: 0, total: 0, unsupportedFilters: '[]' };

/** Returns public content with the given lists; the lists of all other content types are empty. */
export const publicContent = (given: Partial<PublicContent>): PublicContent => ({
  ...(Object.fromEntries(PAGED_TYPES.map((type) => [type, NOTHING])) as unknown as PublicContent),
  ...given,
});

const EMPTY = {
  search: async () => ({ items: [], page: 1, pageSize: 100, pageCount: 0, total: 0 }),
  byId: async () => null,
};

/** Returns the given content ports; the ports of all other content types return no content. */
export const portsOf = (given: Partial<ContentPorts>): ContentPorts => ({
  ...contentPorts(() => EMPTY as never),
  ...given,
});
