import { useContext } from 'react';
import type { Page } from '../../domain/shared/page';
import { RenderResponseContext } from '../site/render-response';

/**
 * Tells the prerenderer the page count of a list; an empty list has one page. A page past the end
 * is a 404.
 */
export function useListResponse({ page, pageCount }: Page<unknown>): void {
  const response = useContext(RenderResponseContext);
  const lastPage = Math.max(1, pageCount);
  response.pageCount(lastPage);
  if (page > lastPage) response.notFound();
}
