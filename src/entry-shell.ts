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
 * Seeds what a page that was not prerendered shows before its use-cases have loaded: the details,
 * menus and law pages that the build wrote into the document, or else those that ship with the
 * site, and the texts of the page.
 */
export async function seedShell(cache: QueryCache, path: string): Promise<void> {
  const { details, navigation, lawPages } = writtenShell(document) ?? EMBEDDED;
  seedSiteDetails(cache, details);
  // The pages of a scenario are in no document.
  if (!__DEV_TOOLS__) seedLawPageList(cache, lawPages);
  const embedded = embeddedPageTexts();
  const seeded = textsOfPage(path).map(async (name) => {
    const texts = name === 'navigation' ? navigation : await embedded.of(name);
    seedPageTexts(cache, name, texts);
  });
  await Promise.all(seeded);
}
