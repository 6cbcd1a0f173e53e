import { useContext } from 'react';
import type { Page } from '../../domain/shared/page';
import { RenderResponseContext } from '../site/render-response';

/**
 * Reports the page count of a list to the prerenderer; an empty list has one page. Reports a page
 * past the end as not found.
 */
export function useListResponse({ page, pageCount }: Page<unknown>): void {
  const response = useContext(RenderResponseContext);
  const lastPage = Math.max(1, pageCount);
  response.pageCount(lastPage);
  if (page > lastPage) response.notFound();
}
