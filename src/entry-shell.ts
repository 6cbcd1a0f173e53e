import { embeddedPageTexts } from './adapters/embedded/embedded-page-texts';
import { SITE_DETAILS } from './adapters/embedded/embedded-site-details';
import { NAVIGATION } from './adapters/embedded/texts/navigation';
import { PAGE_TEXTS_NAMES } from './domain/texts/page-texts';
import { textsOfPage } from './ui/app/texts-of-pages';
import type { QueryCache } from './ui/site/queries/query-cache';
import { seedLawPageList } from './ui/site/queries/use-law-page-list';
import { seedPageTexts } from './ui/site/queries/use-page-texts';
import { seedSiteDetails } from './ui/site/queries/use-site-details';
import { readShellContent, type ShellContent } from './ui/site/shell-content';

const EMBEDDED: ShellContent = { details: SITE_DETAILS, navigation: NAVIGATION, lawPages: [] };

/**
 * Seeds the query cache of a page that was not prerendered, so that the page can render before its
 * use-cases have loaded. Takes the content from `owners`, or from the document, into which the
 * build wrote it, or else the content that ships with the site. Seeds every text that the owner
 * changed, also those of other pages, because the use-cases of a site without prerendered pages do
 * not read texts from the CMS.
 *
 * @param owners the owner’s content; replaces that of the document.
 */
export async function seedShell(
  cache: QueryCache,
  path: string,
  owners: ShellContent | undefined = undefined,
): Promise<void> {
  const content = owners ?? readShellContent(document) ?? EMBEDDED;
  const { details, navigation, lawPages, texts } = content;
  seedSiteDetails(cache, details);
  // A scenario of the developer tools may have other law pages than the document.
  if (!__DEV_TOOLS__) seedLawPageList(cache, lawPages);
  seedPageTexts(cache, 'navigation', navigation);
  for (const name of PAGE_TEXTS_NAMES) {
    const written = texts?.[name];
    if (written !== undefined) seedPageTexts(cache, name, written);
  }
  const embedded = embeddedPageTexts();
  const shipped = textsOfPage(path).map(async (name) =>
    // `seedPageTexts` does not replace texts that the cache already contains.
    seedPageTexts(cache, name, await embedded.of(name)),
  );
  await Promise.all(shipped);
}
