import { ContainerModule } from 'inversify';
import { indexedBlog } from '../../adapters/search-index/indexed-blog';
import { indexedCatalogue } from '../../adapters/search-index/indexed-catalogue';
import { port } from '../port';

/**
 * Answers a visitor's searches from the release that is served, whatever catalogue and journal are
 * bound. The code that searches is loaded with the first search.
 */
export const searchIndexModule = () =>
  new ContainerModule(({ onActivation }) => {
    onActivation(port('productCatalogue'), (_, live) =>
      indexedCatalogue(live, async () =>
        (await import('../search-index/product-index')).productIndex(),
      ),
    );
    onActivation(port('blog'), (_, live) =>
      indexedBlog(live, async () => (await import('../search-index/post-index')).postIndex()),
    );
  });
