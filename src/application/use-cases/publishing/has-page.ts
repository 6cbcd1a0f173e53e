import { type ContentPorts, type PagedType, pagedPort } from '../../content-types/content-types';

/** What a page shows: one document, or a further page of a list. */
export type PageTarget =
  | { readonly type: PagedType; readonly id: string }
  | { readonly type: PagedType; readonly page: number };

/** Returns whether the content of a page exists, so that pages link only to existing pages. */
export const hasPage =
  (ports: ContentPorts) =>
  async (target: PageTarget): Promise<boolean> => {
    const port = pagedPort(ports, target.type);
    if ('id' in target) return (await port.byId(target.id)) !== null;
    const { page } = target;
    return page <= (await port.search({ page })).pageCount;
  };
