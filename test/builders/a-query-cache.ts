import { SITE_DETAILS } from '../../src/adapters/embedded/embedded-site-details';
import { PAGE_TEXTS } from '../../src/adapters/embedded/page-texts';
import { PAGE_TEXTS_NAMES, type PageTexts } from '../../src/domain/texts/page-texts';
import { newQueryCache, type QueryCache } from '../../src/ui/site/queries/query-cache';
import { seedPageTexts } from '../../src/ui/site/queries/use-page-texts';
import { seedSiteDetails } from '../../src/ui/site/queries/use-site-details';

/**
 * A cache that contains what every page needs: the details of the site and the texts. `texts`
 * replaces some of the texts that ship with the site.
 */
export function aQueryCache(details = SITE_DETAILS, texts: Partial<PageTexts> = {}): QueryCache {
  const cache = newQueryCache();
  seedSiteDetails(cache, details);
  for (const name of PAGE_TEXTS_NAMES) seedPageTexts(cache, name, texts[name] ?? PAGE_TEXTS[name]);
  return cache;
}
