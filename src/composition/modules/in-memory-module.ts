import { ContainerModule } from 'inversify';
import { inMemoryBlog } from '../../adapters/in-memory/in-memory-blog';
import { type Content, readOnlyPorts } from '../../adapters/in-memory/in-memory-content';
import { inMemoryEnquiryInbox } from '../../adapters/in-memory/in-memory-enquiry-inbox';
import { inMemoryPictureLibrary } from '../../adapters/in-memory/in-memory-picture-library';
import { inMemoryProductCatalogue } from '../../adapters/in-memory/in-memory-product-catalogue';
import { type Conditions, underConditions } from '../../adapters/in-memory/simulated-network';
import type { ContentPort, ContentPorts } from '../../application/content-types/content-types';
import { port } from '../port-token';

type ReadOnlyPorts = [name: ContentPort, adapter: ContentPorts[ContentPort]][];

/** Binds the ports to in-memory content, with simulated network conditions. */
export function inMemoryModule(content: Content, conditions: Conditions): ContainerModule {
  const { products, posts } = content;
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
    for (const [name, adapter] of Object.entries(readOnlyPorts(content)) as ReadOnlyPorts)
      bind(port(name)).toResolvedValue(() => underConditions(adapter, conditions));
    bind(port('pictureLibrary')).toResolvedValue(() => underConditions(library, conditions));
    bind(port('enquiryInbox')).toResolvedValue(() =>
      underConditions(inMemoryEnquiryInbox(), conditions),
    );
  });
}
