import { ContainerModule } from 'inversify';
import { inMemoryBlog } from '../../adapters/in-memory/in-memory-blog';
import { inMemoryEnquiryInbox } from '../../adapters/in-memory/in-memory-enquiry-inbox';
import { inMemoryLawPages } from '../../adapters/in-memory/in-memory-law-pages';
import { inMemoryPictureLibrary } from '../../adapters/in-memory/in-memory-picture-library';
import { inMemoryProductCatalogue } from '../../adapters/in-memory/in-memory-product-catalogue';
import type { Content } from '../../adapters/in-memory/sample-content';
import { type Conditions, underConditions } from '../../adapters/in-memory/under-conditions';
import { port } from '../port';

/** Binds the ports to in-memory content, with simulated network conditions. */
export function inMemoryModule(
  { products, posts, lawPages }: Content,
  conditions: Conditions,
): ContainerModule {
  const library = inMemoryPictureLibrary();
  const now = () => new Date().toISOString();
  return new ContainerModule(({ bind }) => {
    bind(port('editableCatalogue')).toResolvedValue(() =>
      underConditions(inMemoryProductCatalogue(products, library.pictureOf), conditions),
    );
    bind(port('productCatalogue')).toService(port('editableCatalogue'));
    bind(port('editableBlog')).toResolvedValue(() =>
      underConditions(inMemoryBlog(posts, library.pictureOf, now), conditions),
    );
    bind(port('blog')).toService(port('editableBlog'));
    bind(port('lawPages')).toResolvedValue(() =>
      underConditions(inMemoryLawPages(lawPages), conditions),
    );
    bind(port('pictureLibrary')).toResolvedValue(() => underConditions(library, conditions));
    bind(port('enquiryInbox')).toResolvedValue(() =>
      underConditions(inMemoryEnquiryInbox(), conditions),
    );
  });
}
