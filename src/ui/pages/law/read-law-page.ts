import type { Root } from 'hast';
import { useContext } from 'react';
import type { UseCases } from '../../../application/use-cases';
import type { LawPage, LawPageId } from '../../../domain/legal/law-page';
import { type TreeLinkCheck, TreeLinkCheckContext } from '../../markup/tree-link-check';
import { lazyImport } from '../../site/lazy-import';
import { useSuspenseAnswer } from '../../site/queries/use-query';
import { useUseCases } from '../../site/use-cases-context';

/**
 * A law page with its parsed text. A prerendered page contains both, so that the browser does not
 * need the parser.
 */
export interface ReadLawPage {
  readonly page: Omit<LawPage, 'text' | 'mediaBaseUrl'>;
  readonly tree: Root;
}

/** Name of the query in the cache. */
export const READ_LAW_PAGE = 'readLawPage';

const reader = lazyImport(() => import('./law-page-tree'));

async function readLawPage(
  { getLawPage }: UseCases,
  id: LawPageId,
  check: TreeLinkCheck,
  signal: AbortSignal,
): Promise<ReadLawPage | null> {
  const [found, { lawPageTree }] = await Promise.all([getLawPage(id, signal), reader()]);
  if (found === null) return null;
  const { text: _, mediaBaseUrl: __, ...page } = found;
  const parsed = lawPageTree(found);
  const [tree = parsed] = await check([parsed]);
  return { page, tree };
}

/** Returns the law page with its parsed text; `null` when there is no such page. */
export function useReadLawPage(id: LawPageId): ReadLawPage | null {
  const useCases = useUseCases();
  const check = useContext(TreeLinkCheckContext);
  return useSuspenseAnswer({
    key: [READ_LAW_PAGE, id],
    run: (signal) => readLawPage(useCases, id, check, signal),
  });
}
