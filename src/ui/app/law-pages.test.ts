import { expect, it } from 'vitest';
import { aLawPage } from '../../../test/builders/a-law-page';
import { SITE_DETAILS } from '../../adapters/embedded/embedded-site-details';
import { NAVIGATION } from '../../adapters/embedded/texts/navigation';
import { inMemoryLawPages } from '../../adapters/in-memory/in-memory-law-pages';
import { notificationQueue } from '../../adapters/notifications/notification-queue';
import { publishing } from '../../composition/publishing';
import type { LawPage } from '../../domain/legal/law-page';
import { absoluteOn } from '../seo/absolute';
import { shareCard } from '../seo/link-previews/share-card';
import { liveTrees } from '../seo/live-links';
import { pageSubject } from '../seo/page-subject';
import { pageTags } from '../seo/page-tags';
import { publicAddresses } from '../site/addresses/public-addresses';
import { dehydratedStateOf } from '../site/dehydrated-state';
import { cachedPageTexts } from '../site/queries/use-page-texts';
import { renderMarkup } from './render-markup';

const siteOf = (...pages: readonly LawPage[]) =>
  publishing(notificationQueue(), { sources: { lawPages: inMemoryLawPages(pages) } });

async function rendered(address: string, ...pages: readonly LawPage[]) {
  const page = (await siteOf(...pages)).newPageUseCases();
  const problems: string[] = [];
  const site = { origin: null, hasPage: page.hasPage, hasFile: () => false };
  const markup = await renderMarkup(
    address,
    page.useCases,
    null,
    undefined,
    liveTrees(site, (problem) => problems.push(problem)),
  );
  return { ...markup, problems, tags: page.tags };
}

const privacy = aLawPage({
  inForceFrom: '2026-03-12',
  text: '# Who we are\n\n<script>alert(1)</script>\n\n[Terms](/Legal/terms/) [gone](/legal/gone)',
});
const terms = aLawPage({ id: 'terms', kind: 'terms', title: 'Terms' });

it('a law page shows its title, its day and its text, with headings below its own', async () => {
  const { body, isFound, meta } = await rendered('/legal/privacy', privacy, terms);
  expect(isFound).toBe(true);
  expect(meta.title).toBe(`Privacy – ${SITE_DETAILS.name}`);
  expect(body.match(/<h1/gu)).toHaveLength(1);
  expect(body).toContain('<time dateTime="2026-03-12">In force from 12 March 2026</time>');
  expect(body).toMatch(/<h2 [^>]*id="[\w-]*who-we-are"[^>]*>Who we are<\/h2>/u);
  expect(body).not.toContain('alert(1)');
});

it('a law page links only to pages that exist, and reports the others', async () => {
  const { body, problems } = await rendered('/legal/privacy', privacy, terms);
  expect(body).toContain('href="/legal/terms"');
  expect(body).not.toContain('/legal/gone');
  expect(problems).toEqual([expect.stringContaining('“/legal/gone” leads nowhere')]);
});

it('a law page without a day and a text shows no day, and says that it has no text', async () => {
  const { body } = await rendered('/legal/privacy', aLawPage({ text: '' }));
  expect(body).not.toContain('In force from');
  expect(body).toContain('This page has no text yet.');
});

it('an address without a law page is not found', async () => {
  const { isFound, body } = await rendered('/legal/gone', privacy);
  expect(isFound).toBe(false);
  expect(body).toContain('noindex');
});

it('every footer links to the law pages, and has no group for them when there are none', async () => {
  for (const address of ['/', '/about', '/legal/terms', '/auth']) {
    const { body } = await rendered(address, terms, privacy);
    const [, footer = ''] = body.split('<footer');
    expect(footer).toMatch(/Legal.*href="\/legal\/privacy">Privacy.*href="\/legal\/terms">Terms/su);
  }
  expect((await rendered('/about')).body).not.toContain('Legal');
});

it.each(['/contactus', '/wholesale', '/auth'])(
  'the form at %s links to the privacy page, and has no link when there is none',
  async (address) => {
    const { body } = await rendered(address, privacy, terms);
    const form = /<form.*<\/form>/su.exec(body)?.[0] ?? '';
    expect(form).toContain('href="/legal/privacy"');
    expect(form).not.toContain('/legal/terms');
    const without = await rendered(address, terms);
    expect(/<form.*<\/form>/su.exec(without.body)?.[0]).not.toContain('/legal/');
  },
);

it('every page depends on the list of law pages, but its data contains none of their texts', async () => {
  const { tags, queryCache } = await rendered('/about', privacy);
  expect(tags).toContain('law-page');
  expect(JSON.stringify(dehydratedStateOf(queryCache, 0))).not.toContain('Who we are');
});

const FACTS = { site: SITE_DETAILS, names: NAVIGATION.names };

it('a law page is in the sitemap, with canonical address, breadcrumb and share picture', async () => {
  const content = await (await siteOf(privacy)).listPublicContent();
  const listed = publicAddresses(content).filter(({ address }) => address.startsWith('/legal'));
  expect(listed).toEqual([{ address: '/legal/privacy', changedAt: null, isListed: true }]);

  const { queryCache, meta } = await rendered('/legal/privacy', privacy);
  const subject = pageSubject(queryCache);
  const absolute = absoluteOn('https://www.example.com');
  const head = pageTags({ address: '/legal/privacy', meta, subject }, FACTS, absolute);
  expect(head).toContain('<link rel="canonical" href="https://www.example.com/legal/privacy">');
  expect(head).toContain('"@type":"BreadcrumbList"');
  expect(
    shareCard('/legal/privacy', subject, SITE_DETAILS, cachedPageTexts(queryCache)),
  ).toMatchObject({
    address: '/legal/privacy/share.jpg',
    title: 'Privacy',
    label: null,
  });
});
