import { useContext, useEffect } from 'react';
import { Redirect } from 'wouter';
import type { ElementOnlyNode } from '../../site/element-only-node';
import { queryOf } from '../../site/queries/query';
import { useQuery } from '../../site/queries/use-query';
import { RenderResponseContext } from '../../site/render-response';
import { useUseCases } from '../../site/use-cases-context';
import { useRawAddress } from '../../site/use-raw-address';
import { PageLoading } from '../loading/page-loading';

function LeaveSite({ to }: { readonly to: string }) {
  useEffect(() => location.replace(to), [to]);
  return <PageLoading />;
}

/**
 * Follows the owner's redirect for the current address, which has no page. Shows `children` if
 * there is no redirect, or if the redirects cannot be read.
 */
export function RedirectOr({ children }: { readonly children: ElementOnlyNode }) {
  const { path } = useRawAddress();
  const { awaitsContent } = useContext(RenderResponseContext);
  // Reads no redirect while prerendering: the host redirects before it serves the page.
  const query = queryOf(useUseCases(), 'getRedirect', path);
  const { answer: to, isLoading } = useQuery(query, !awaitsContent);
  if (isLoading && !awaitsContent) return <PageLoading />;
  if (typeof to !== 'string') return children;
  return to.startsWith('/') ? <Redirect to={to} replace /> : <LeaveSite to={to} />;
}
