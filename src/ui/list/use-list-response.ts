import { useContext } from 'react';
import type { Page } from '../../domain/shared/page';
import { RenderResponseContext } from '../site/render-response';

/** Reports a list's page count. A page after the last one is a 404; an empty list has one page. */
export function useListResponse({ page, pageCount }: Page<unknown>): void {
  const response = useContext(RenderResponseContext);
  const lastPage = Math.max(1, pageCount);
  response.pageCount(lastPage);
  if (page > lastPage) response.notFound();
}
