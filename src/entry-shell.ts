import { embeddedPageTexts } from './adapters/embedded/embedded-page-texts';
import { SITE_DETAILS } from './adapters/embedded/embedded-site-details';
import { NAVIGATION } from './adapters/embedded/texts/navigation';
import { textsOfPage } from './ui/app/texts-of-pages';
import type { QueryCache } from './ui/site/queries/query-cache';
import { seedLawPageList } from './ui/site/queries/use-law-page-list';
import { seedPageTexts } from './ui/site/queries/use-page-texts';
import { seedSiteDetails } from './ui/site/queries/use-site-details';
import { type ShellContent, writtenShell } from './ui/site/written-shell';

const EMBEDDED: ShellContent = { details: SITE_DETAILS, navigation: NAVIGATION, lawPages: [] };

/**
 * Seeds the query cache of a page that was not prerendered, so that it can render before its
 * use-cases have loaded. The details, menus and law pages are those that the build wrote into the
 * document, or else those that ship with the site. The texts of the page ship with the site.
 */
export async function seedShell(cache: QueryCache, path: string): Promise<void> {
  const { details, navigation, lawPages } = writtenShell(document) ?? EMBEDDED;
  seedSiteDetails(cache, details);
  // A scenario of the developer tools may have other law pages than the document.
  if (!__DEV_TOOLS__) seedLawPageList(cache, lawPages);
  const embedded = embeddedPageTexts();
  const seeded = textsOfPage(path).map(async (name) => {
    const texts = name === 'navigation' ? navigation : await embedded.of(name);
    seedPageTexts(cache, name, texts);
  });
  await Promise.all(seeded);
}
