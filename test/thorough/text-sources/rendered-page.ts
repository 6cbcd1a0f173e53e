import { notificationQueue } from '../../../src/adapters/notifications/notification-queue';
import type { ContentPorts } from '../../../src/application/content-types/content-types';
import { publishing } from '../../../src/composition/publishing';
import { renderMarkup } from '../../../src/ui/app/render-markup';
import { absoluteOn } from '../../../src/ui/seo/absolute';
import { pageSubject } from '../../../src/ui/seo/page-subject';
import { pageTags } from '../../../src/ui/seo/page-tags';
import { cachedPageTexts } from '../../../src/ui/site/queries/use-page-texts';

/** The line sheet shows the day on which its prices were read. */
const READ_AT = Date.UTC(2026, 0, 1);

/** Renders a page from the content of `sources`. `head` contains its tags for search engines. */
export async function renderedPage(address: string, sources: Partial<ContentPorts>) {
  const site = await publishing(notificationQueue(), { sources });
  const { useCases } = site.newPageUseCases();
  const { body, meta, queryCache } = await renderMarkup(
    address,
    useCases,
    null,
    undefined,
    undefined,
    READ_AT,
  );
  const { names } = cachedPageTexts(queryCache)('navigation');
  const facts = { site: await useCases.getSiteForSharing(), names };
  const page = { address, meta, subject: pageSubject(queryCache) };
  return { body, meta, head: pageTags(page, facts, absoluteOn('https://www.example.com')) };
}
