import { ContainerModule } from 'inversify';
import { indexedBlog } from '../../adapters/search-index/indexed-blog';
import { indexedCatalogue } from '../../adapters/search-index/indexed-catalogue';
import { port } from '../port-token';

/**
 * Wraps the bound `productCatalogue` and `blog` ports, so that searches read the published search
 * index instead of the CMS. The search code loads with the first search.
 */
export const searchIndexModule = () =>
  new ContainerModule(({ onActivation }) => {
    onActivation(port('productCatalogue'), (_, live) =>
      indexedCatalogue(live, async () =>
        (await import('../indexed-search/product-index')).productIndex(),
      ),
    );
    onActivation(port('blog'), (_, live) =>
      indexedBlog(live, async () => (await import('../indexed-search/post-index')).postIndex()),
    );
  });
